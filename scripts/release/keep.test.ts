import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '#lake/free-port.ts';
import { hearProgram, stopChild } from '../process/child.ts';
import { writeReleaseFolder } from './release-folder-fixture.ts';

const SITE_URL = 'https://www.example.com';
let root: string;
let port: number;
let lakePort: number;
let other: Server | undefined;
let keep: ChildProcess | undefined;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'tessera-keep-'));
  [port, lakePort] = [await freePort(), await freePort()];
});
afterEach(async () => {
  if (keep) await stopChild(keep);
  other?.close();
  [keep, other] = [undefined, undefined];
  rmSync(root, { recursive: true });
});

/** Starts a release as "tessera start" does, with more variables; resolves with all that it says until it serves. */
async function start(variables: Record<string, string>): Promise<string> {
  const words = ['--disable-warning=ExperimentalWarning', resolve('scripts/release/keep.ts')];
  const ports = { PORT: String(port), LAKE_PORT: String(lakePort), SITE_HOST: '127.0.0.1' };
  const given = { SITE_URL, DATA_DIR: join(root, 'data'), LOG_FORMAT: 'text', ...ports, ...variables };
  const started = spawn(process.execPath, words, {
    cwd: root,
    env: { NODE_ENV: 'production', ...given },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  keep = started;
  let said = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  const ended = once(started, 'close');
  const isBegun = () => said.includes('Studio ') || started.exitCode !== null;
  await expect.poll(isBegun, { timeout: 90_000 }).toBe(true); // up to nine seconds go into ending what is left over
  started.kill('SIGTERM');
  await ended;
  return said;
}

/** Makes another program listen at the port of the lake. */
async function takeLakePort(): Promise<void> {
  other = createServer().listen(lakePort, '127.0.0.1');
  await once(other, 'listening');
}

test('a release with a lake of its own holds its port, and says where it is', async () => {
  writeReleaseFolder(root, 'serve-fixture.ts', { SITE_URL });
  expect(await start({})).toContain(`  Lake    http://localhost:${lakePort}\n`);
  await takeLakePort();
  expect(await start({})).toContain(`The port ${lakePort} is taken.`);
});

/**
 * Leaves over a process of an earlier start, and resolves with its id: a program that holds the port of the lake, and
 * that only SIGKILL ends.
 */
async function leaveHolder(dataDir: string): Promise<number> {
  const holder = `
    process.on('SIGTERM', () => {});
    require('node:net').createServer().listen(${lakePort}, '127.0.0.1', () => process.send('held'));`;
  const starter = `
    import { once } from 'node:events';
    import { spawn } from 'node:child_process';
    import { noteChild } from '${resolve('scripts/process/leftovers.ts')}';
    const child = spawn(process.execPath, ['--eval', ${JSON.stringify(holder)}], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    await once(child, 'message');
    noteChild('${dataDir}', child.pid);
    console.log(child.pid);
    process.exit();`;
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '--eval'];
  const { said } = await hearProgram(process.execPath, [...flags, starter]);
  return Number(said);
}

test('what an earlier start has left over is ended before the ports are held, as it may hold one', async () => {
  writeReleaseFolder(root, 'serve-fixture.ts', { SITE_URL });
  const pid = await leaveHolder(join(root, 'data'));
  try {
    const said = await start({});
    expect(said).toContain(`The process ${pid} is left over from an earlier start and is being stopped.`);
    expect(said).toContain(`  Lake    http://localhost:${lakePort}\n`);
  } finally {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It is gone, as it should be.
    }
  }
});

test.each<{ by: string; given: Record<string, string>; held: Record<string, string> }>([
  { by: 'SANITY_API_HOST', given: { SANITY_API_HOST: 'http://127.0.0.1:9' }, held: {} },
  { by: 'SANITY_PROJECT_ID', given: {}, held: { SANITY_PROJECT_ID: 'abc12345' } },
])(
  'a release whose content is elsewhere, by $by, leaves the port of a lake alone, and names none',
  async ({ given, held }) => {
    writeReleaseFolder(root, 'serve-fixture.ts', { SITE_URL, ...held });
    await takeLakePort();
    const said = await start({ ...given, ...held }); // what it holds is set by bin/tessera
    expect(said).toContain(`  Studio  ${SITE_URL}/studio\n`);
    expect(said).not.toMatch(/Lake|taken/);
  },
);
