import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { variables } from '#settings/variables.ts';
import { hearProgram } from './process/child.ts';

// A tree with only the files that start commands, and one command that says its settings.
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tessera-run-'));
  mkdirSync(join(root, 'scripts/lists'), { recursive: true });
  for (const file of ['scripts/run.mjs', 'settings/variables.ts', ...globSync('scripts/process/*.mjs')])
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

const said = async (command: string, more = {}) => {
  const env = { DATA_DIR: 'of-the-environment', BACKUP_DIR: undefined, ...more };
  return hearProgram(process.execPath, ['scripts/run.mjs', command, '--all'], env, root);
};

test('a command has the settings of a file .env, of which the environment goes before', async () => {
  expect(await said('seed')).toEqual({ code: 0, said: 'of-the-environment undefined --all\n' });
  writeFileSync(join(root, '.env'), 'DATA_DIR=of-the-file\nBACKUP_DIR=of-the-file\n');
  expect(await said('seed')).toEqual({ code: 0, said: 'of-the-environment of-the-file --all\n' });
});

test('what tests has none of them: it could write to the content that they name', async () => {
  writeFileSync(join(root, '.env'), 'BACKUP_DIR=of-the-file\n');
  expect(await said('e2e')).toEqual({ code: 0, said: 'undefined undefined --all\n' });
});

test('what tests has none that a shell has exported, either, whichever it is', async () => {
  writeFileSync(
    join(root, 'scripts/soak.ts'),
    "console.log(Object.entries(process.env).filter(([, value]) => value === 'exported').map(([name]) => name).join())",
  );
  const names = [...Object.keys(variables.shape), 'OF_ANOTHER_PROGRAM'];
  const exported = Object.fromEntries(names.map((name) => [name, 'exported']));
  expect(await said('soak', exported)).toEqual({ code: 0, said: 'OF_ANOTHER_PROGRAM\n' });
});

test.skipIf(process.platform === 'win32')(
  'dependencies whose list was cut off as it was written are installed again',
  async () => {
    const other = mkdtempSync(join(tmpdir(), 'tessera-cut-off-'));
    cpSync(join(root, 'scripts'), join(other, 'scripts'), { recursive: true });
    mkdirSync(join(other, 'node_modules'));
    symlinkSync(resolve('node_modules/node'), join(other, 'node_modules/node'));
    writeFileSync(join(other, 'package-lock.json'), '{"packages":{"node_modules/node":{"integrity":"a"}}}');
    writeFileSync(join(other, 'node_modules/.package-lock.json'), '{"packages":{"node_mod');
    mkdirSync(join(other, 'programs'));
    writeFileSync(join(other, 'programs/npm'), '#!/bin/sh\necho "$1" > ran\n', { mode: 0o700 });
    const env = { DATA_DIR: 'a', BACKUP_DIR: 'b', PATH: `${join(other, 'programs')}:${process.env.PATH}` };
    expect(await hearProgram(process.execPath, ['scripts/run.mjs', 'seed'], env, other)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Installing the dependencies … .*done in .*\na b \n$/s),
    });
    expect(readFileSync(join(other, 'ran'), 'utf8')).toBe('ci\n');
    rmSync(other, { recursive: true });
  },
);

describe('an option before "--", which npm keeps for itself,', () => {
  const npm = (...words: string[]) => hearProgram('npm', ['run', '--silent', ...words], {}, root);
  beforeAll(() => {
    const { type, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    writeFileSync(join(root, 'package.json'), JSON.stringify({ type, scripts }));
    // The options are read from the sources of the commands, which are not run.
    for (const name of [
      'migrate',
      'restore',
      'content-save',
      'import',
      'backup',
      'contract',
      'test',
      'dev',
      'start',
    ])
      cpSync(`scripts/${name}.ts`, join(root, `scripts/${name}.ts`));
  });

  test.for([
    ['migrate --dry-run', '--dry-run', 'migrate -- --dry-run'], // npm's own
    ['restore --rehearse', '--rehearse', 'restore -- --rehearse'],
    ['content:save --check', '--check', 'content:save -- --check'],
    ['import all.tar.gz --replace', '--replace', 'import -- --replace all.tar.gz'], // npm takes it for a longer one of its own
    ['restore --replace package.json', '--replace', 'restore -- --replace'],
    ['backup --to elsewhere', '--to', 'backup -- --to …'],
    ['restore --at 2026-11-23 --replace', '--at and --replace', 'restore -- --at --replace …'],
    ['contract --json', '--json', 'contract -- --json'],
    ['test --changed', '--changed', 'test -- --changed'],
  ] as const)('is refused: npm run %s', async ([words, options, meant]) => {
    const { code, said } = await npm(...words.split(' '));
    expect(said).toContain(`Write -- before ${options}, or npm keeps it for itself: npm run ${meant}\n`);
    expect(code).toBe(1);
  });

  test('is the command’s own behind it', async () => {
    writeFileSync(
      join(root, 'scripts/seed.ts'),
      "const options = { bare: { type: 'boolean' }, replace: { type: 'boolean' } };\nconsole.log(options.bare.type, process.argv.slice(2).join());",
    );
    expect(await npm('seed', '--', '--bare')).toEqual({ code: 0, said: 'boolean --bare\n' });
    expect(await npm('seed', '--replace-registry-host=npm.example.com')).toEqual({
      code: 0,
      said: 'boolean \n',
    });
    expect((await npm('seed', '--bare')).code).toBe(1);
  });
});

test('every file beside it is a command that it lists, but the lake that a product keeps running', async () => {
  const { said: help } = await hearProgram(process.execPath, ['scripts/run.mjs', '--help']);
  const listed = [...help.matchAll(/^ {2}npm run (\S+)/gm)].map(([, name = '']) => name.replace(':', '-'));
  const files = globSync('scripts/*.ts').map((file) => basename(file, '.ts'));
  const commands = files.filter((name) => name !== 'lake' && !name.endsWith('.test'));
  expect(commands.sort()).toEqual(listed.sort());
});
