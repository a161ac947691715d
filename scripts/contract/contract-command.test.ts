import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { freePort } from '../process/port.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-contract-'));
const file = join(folder, 'export.tar.gz');
let its: TestLake;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  its = await testLake();
  const page = (_id: string, current: string, fields = {}) => ({
    _id,
    _type: 'page',
    title: _id,
    path: { _type: 'slug', current },
    ...fields,
  });
  await its.client().create(page('page-a', '/a'));
  await its.client().create(page('page-b', '/b', { sections: [{ _key: 'x', _type: 'carousel' }] }));
  await writeArchive(its.client({ perspective: 'raw' }), file);
  env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: String(await freePort()),
    LAKE_PORT: String(await freePort()),
  };
});
afterAll(async () => {
  await its.close();
  rmSync(folder, { recursive: true });
});

/** Runs the command; answers its exit code and what it printed. */
async function contract(args: string[], more = {}) {
  const run = promisify(execFile)(process.execPath, ['scripts/contract.ts', ...args], {
    env: { ...env, ...more },
  });
  return run.then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      stdout: error.stdout + error.stderr,
    }),
  );
}

test('the proof of the project is printed kind by kind, with its sum and its time', async () => {
  const { code, stdout } = await contract(['--proof']);
  expect(stdout).toMatch(/✓ cta-banner +\d+ values proven/);
  expect(stdout).toMatch(/\d+ values proven, 0 findings, \d+ ms/);
  expect(code).toBe(0);
});

test('the proof as JSON has a verdict for every value', async () => {
  const { stdout } = await contract(['--json']);
  const { proofs } = JSON.parse(stdout);
  const hero = proofs.find(({ subject }: { subject: string }) => subject === 'hero');
  expect(hero.verdicts).toContainEqual({ path: 'title', verdict: 'proven', reason: '' });
});

test('an export is checked document by document, with their addresses in the Studio, and errors end with code 1', async () => {
  const { code, stdout } = await contract(['--dataset', file]);
  expect(stdout).toContain(`/b (page)  http://localhost:${env.PORT}/studio/intent/edit/id=page-b;type=page/`);
  expect(stdout).toContain('No kind of section is named "carousel"');
  expect(stdout).toMatch(/2 documents, \d+ errors, 0 warnings/);
  expect(code).toBe(1);
});

test('in CI each finding is an annotation, on one line', async () => {
  const { stdout } = await contract(['--dataset', file], { GITHUB_ACTIONS: 'true' });
  expect(stdout).toMatch(/^::error::page-b ✗ sections\.x: /m);
});

test('as JSON there is nothing but the findings', async () => {
  const { code, stdout } = await contract(['--dataset', file, '--json']);
  expect(JSON.parse(stdout)[0]).toMatchObject({ level: 'error', id: 'page-b', path: 'sections.x' });
  expect(code).toBe(1);
});

test('a lake that is not running is opened for the time of the check', async () => {
  expect(await contract(['--dataset'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('0 documents, 0 errors'),
  });
});

test('an export that is not there, and an option that there is not, are said in a sentence', async () => {
  expect(await contract(['--dataset', '/nowhere.tar.gz'])).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('there is no such file'),
  });
  expect(await contract(['--everything'])).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("'--everything'"),
  });
});
