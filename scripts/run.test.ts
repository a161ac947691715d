import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearProgram } from './process/child.ts';

// A tree with nothing in it but what starts commands, and one that says its settings.
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tessera-run-'));
  mkdirSync(join(root, 'scripts/lists'), { recursive: true });
  for (const file of ['scripts/run.mjs', 'scripts/process/stop-with-npm.mjs'])
    cpSync(file, join(root, file), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'scripts/lists/write-lists.ts'), '');
  for (const name of ['seed', 'e2e'])
    writeFileSync(
      join(root, `scripts/${name}.ts`),
      'console.log(process.env.DATA_DIR, process.env.BACKUP_DIR, process.argv.slice(2).join())',
    );
});
afterAll(() => rmSync(root, { recursive: true }));

const said = async (command: string) => {
  const env = { DATA_DIR: 'of-the-environment', BACKUP_DIR: undefined };
  return hearProgram(process.execPath, ['scripts/run.mjs', command, '--all'], env, root);
};

test('a command has the settings of a file .env, of which the environment goes before', async () => {
  expect(await said('seed')).toEqual({ code: 0, said: 'of-the-environment undefined --all\n' });
  writeFileSync(join(root, '.env'), 'DATA_DIR=of-the-file\nBACKUP_DIR=of-the-file\n');
  expect(await said('seed')).toEqual({ code: 0, said: 'of-the-environment of-the-file --all\n' });
});

test('what tests has none of them: it could write to the content that they name', async () => {
  writeFileSync(join(root, '.env'), 'BACKUP_DIR=of-the-file\n');
  expect(await said('e2e')).toEqual({ code: 0, said: 'of-the-environment undefined --all\n' });
});
