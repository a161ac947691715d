import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#lake/free-port.ts';
import { clientOf } from '../product/client-of.ts';
import { firstData, fixedVariables } from '../product/prepared-product.ts';
import { copyRelease, unpackRelease, withoutTree } from './unpacked-releases.ts';
import { sendVisitors } from './visitors.ts';

// This needs no browser, but the built site, which this suite has.
const run = promisify(execFile);
const paths = ['/', '/about-us', '/blog', '/sitemap.xml', '/llms.txt', '/favicon.ico'];
let folder: string;
let env: NodeJS.ProcessEnv;
let url: string;
let lakeUrl: string;
let product: ChildProcess | undefined;
let said = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-release-'));
  const [port, lakePort] = [await freePort(), await freePort()];
  url = `http://127.0.0.1:${port}`;
  lakeUrl = `http://127.0.0.1:${lakePort}`;
  const { LAKE_TOKEN, TRUSTED_PROXIES } = fixedVariables;
  const ports = { PORT: String(port), LAKE_PORT: String(lakePort) };
  env = {
    NODE_ENV: 'production',
    PATH: '/usr/bin:/bin',
    LOG_FORMAT: 'text',
    ...ports,
    LAKE_TOKEN,
    TRUSTED_PROXIES,
  };
  // The release and its data share a folder.
  const one = await unpackRelease(folder, { ...env, DATA_DIR: join(folder, 'data') });
  cpSync(firstData, join(folder, 'data'), { recursive: true });
  copyRelease(one, join(folder, 'two'), 'the second');
  copyRelease(one, join(folder, 'broken'), 'the broken one');
  rmSync(join(folder, 'broken/web/.next/BUILD_ID'));
  symlinkSync('one', join(folder, 'current'));
});
afterAll(async () => {
  if (product && product.exitCode === null) {
    const gone = new Promise((resolve) => product?.once('exit', resolve));
    product.kill('SIGTERM');
    await gone;
  }
  rmSync(folder, { recursive: true });
});

/** Runs a command of a release to its end, and resolves with its output; throws the output if it fails. */
async function tessera(release: string, ...args: string[]): Promise<string> {
  const [program, words] = withoutTree(join(folder, release, 'bin/tessera'), ...args);
  const { stdout } = await run(program, words, { env, cwd: folder });
  return stdout.trim();
}

test('a release starts with nothing but its folder, and another takes its place and gives it back while visitors ask, none of whom is turned away', async () => {
  const [program, words] = withoutTree(join(folder, 'current/bin/tessera'), 'start');
  const started = spawn(program, words, { env, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  product = started;
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  await expect.poll(() => said).toContain('Ready in');
  expect(await tessera('one', 'health')).toBe('The site is ready.');
  expect((await fetch(`${url}/studio`)).status).toBe(200);

  const visitors = sendVisitors(url, paths, 6);
  const isBusy = async () => {
    const before = visitors.served();
    await expect.poll(() => visitors.served()).toBeGreaterThan(before + 50);
  };
  await isBusy();
  await expect(tessera('broken', 'switch')).rejects.toThrow(/"the broken one".*\n.*goes on serving\./s);
  expect(readlinkSync(join(folder, 'current'))).toBe('one');
  await isBusy();

  expect(await tessera('two', 'switch')).toMatch(
    /^"the second" serves in the place of "tessera-.*"\.\nThe link ".*\/current" leads to it\.$/,
  );
  expect(readlinkSync(join(folder, 'current'))).toBe('two');
  await isBusy();
  // The lake is now that of the second release, and its site hears what changes there.
  const title = 'Written while the second release served';
  await clientOf({ lakeUrl, token: fixedVariables.LAKE_TOKEN })
    .patch('page-about-us')
    .set({ 'sections[0].title': title })
    .commit();
  const page = async () => (await fetch(`${url}/about-us`)).text();
  await expect.poll(page).toContain(title);

  expect(await tessera('one', 'switch')).toMatch(/^"tessera-.*" serves in the place of "the second"\.\n/);
  expect(readlinkSync(join(folder, 'current'))).toBe('one');
  await isBusy();
  await expect.poll(page).toContain(title);
  expect(await visitors.leave()).toEqual([]);

  const ended = new Promise((resolve) => started.once('exit', resolve));
  started.kill('SIGTERM');
  expect(await ended).toBe(0);
  await expect(tessera('two', 'switch')).rejects.toThrow(/No release runs on the data folder/);
});
