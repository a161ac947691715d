import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packWorkspace } from './pack-workspace.ts';
import { packedManifest } from './packed-manifest.ts';
import { unpackBeside } from './unpack.ts';

const run = promisify(execFile);
const project = mkdtempSync(join(tmpdir(), 'tessera-packed-'));

/** A stranger's project: it has the packages as npm unpacks them, and beside them their dependencies. */
beforeAll(async () => {
  await unpackBeside(await packWorkspace('contract', project), project, ['@types/node', '@types/react']);
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  const compilerOptions = {
    module: 'nodenext',
    target: 'esnext',
    strict: true,
    noEmit: true,
    types: ['node'],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['main.ts'] }));
});
afterAll(() => rmSync(project, { recursive: true }));

test('the packed contract proves a query of somebody else in plain Node, and has types', async () => {
  const proof = `
import { prove } from '@tessera/contract/proof/prove';
import * as z from 'zod';

const types = [{ name: 'note', type: 'document', fields: [{ name: 'text', type: 'string' }] }];
const claim = { subject: 'notes', query: '*[_type == "note"]{text}', contract: z.array(z.object({ text: z.string() })) };
console.log(JSON.stringify(prove(claim, { types })));
`;
  writeFileSync(join(project, 'main.js'), proof);
  const { stdout } = await run(process.execPath, ['main.js'], { cwd: project });
  expect(JSON.parse(stdout)).toMatchObject([{ path: '[].text', field: 'note.text', verdict: 'refuted' }]);
  // The types of groq-js 2.0 are incomplete for Node (`nodenext`).
  const check = () => run(resolve('node_modules/.bin/tsc'), ['--skipLibCheck'], { cwd: project });
  writeFileSync(join(project, 'main.ts'), proof);
  await expect(check()).resolves.toMatchObject({ stdout: '' });
  writeFileSync(join(project, 'main.ts'), proof.replace("subject: 'notes'", 'subject: 1'));
  await expect(check()).rejects.toMatchObject({
    stdout: expect.stringContaining("'number' is not assignable"),
  });
});

test('a package that exports something other than TypeScript is refused', () => {
  const manifest = { name: '@tessera/x', version: '1.0.0', exports: { './data': './data.json' } };
  expect(() => packedManifest(manifest)).toThrow(
    '"@tessera/x" exports "./data.json" as "./data"; a file ending in .ts was expected.',
  );
});

test('a packing that is ended leaves nothing in the folder for what is temporary', async () => {
  const temporary = join(project, 'temporary');
  mkdirSync(temporary);
  const packing = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/pack.ts', 'contract', '--to', project],
    { stdio: 'ignore', env: { ...process.env, TMPDIR: temporary } },
  );
  const staged = () => globSync('tessera-pack-*/*', { cwd: temporary });
  await expect.poll(() => staged().length, { timeout: 60_000 }).toBeGreaterThan(0);
  packing.kill('SIGTERM');
  expect(await once(packing, 'exit')).toEqual([130, null]);
  expect(readdirSync(temporary).filter((name) => name.startsWith('tessera-pack-'))).toEqual([]);
}, 120_000);
