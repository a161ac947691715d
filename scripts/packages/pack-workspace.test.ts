import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packWorkspace } from './pack-workspace.ts';
import { packedManifest } from './packed-manifest.ts';

const run = promisify(execFile);
const project = mkdtempSync(join(tmpdir(), 'tessera-packed-'));
const packed = join(project, 'node_modules/@tessera/lake');

/** A project of somebody else: it has the package as npm unpacks it, and beside it what that asks for. */
beforeAll(async () => {
  const file = await packWorkspace('lake', project);
  mkdirSync(packed, { recursive: true });
  await run('tar', ['-xzf', file, '-C', packed, '--strip-components=1']);
  const { dependencies } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  for (const name of [...Object.keys(dependencies), '@types/node']) {
    mkdirSync(join(project, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(project, 'node_modules', name));
  }
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(project, { recursive: true }));

const program = `
import { openLake } from '@tessera/lake';
import { serveLake } from '@tessera/lake/serve';

const lake = openLake({ dataDir: 'data', projectId: 'p', dataset: 'production', token: 'secret', publicUrl: 'http://localhost', origins: [] });
const served = await serveLake(lake, { port: 0 });
const at = (path: string) => \`\${served.url}/v2025-02-19/data/\${path}/production\`;
const headers = { authorization: 'Bearer secret', 'content-type': 'application/json' };
const mutations = [{ create: { _id: 'a', _type: 'note', text: 'Hello' } }];
await fetch(at('mutate'), { method: 'POST', headers, body: JSON.stringify({ mutations }) });
const answer = await fetch(\`\${at('query')}?query=*[0].text\`);
console.log(await answer.text());
await served.close();
lake.close();
`;

test('the packed lake answers a query in plain Node, from below node_modules', async () => {
  writeFileSync(join(project, 'main.js'), program.replace('path: string', 'path'));
  const { stdout } = await run(process.execPath, ['main.js'], { cwd: project });
  expect(JSON.parse(stdout)).toMatchObject({ result: 'Hello' });
});

test('the packed lake has types', async () => {
  writeFileSync(join(project, 'main.ts'), program);
  const compilerOptions = {
    module: 'nodenext',
    target: 'esnext',
    strict: true,
    noEmit: true,
    types: ['node'],
    skipLibCheck: false,
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['main.ts'] }));
  const check = () => run(resolve('node_modules/.bin/tsc'), [], { cwd: project });
  await expect(check()).resolves.toMatchObject({ stdout: '' });
  writeFileSync(join(project, 'main.ts'), program.replace("projectId: 'p'", 'projectId: 1'));
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
