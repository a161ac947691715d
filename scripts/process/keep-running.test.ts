import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '#lake/free-port.ts';
import { startChild, stopChildren } from './child.ts';
import { keepRunning } from './keep-running.ts';
import { endLeftovers } from './leftovers.ts';

let dataDir: string;
let port: number;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tessera-keep-'));
  port = await freePort();
});
afterEach(async () => {
  await stopChildren();
  rmSync(dataDir, { recursive: true, force: true });
});

const variables = () => ({
  DATA_DIR: dataDir,
  LAKE_PORT: String(port),
  LAKE_TOKEN: 'token-of-a-test-of-start',
});
const answers = () =>
  fetch(`http://127.0.0.1:${port}/ping`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('what was killed starts again, and so does what is frozen and answers nobody', async () => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log')];
  for (const spy of said) spy.mockImplementation(() => {});
  const pids: number[] = [];
  let isStopping = false;
  const lake = {
    name: 'lake',
    start: () => startChild('scripts/lake.ts', { env: variables(), begun: (pid) => pids.push(pid) }),
    asked: () => ({ host: undefined, port, path: '/ping' }),
    meanwhile: 'the site goes on',
  };
  await keepRunning(lake, () => isStopping, { intervalMs: 50, timeoutMs: 500, maxSilences: 3 });
  process.kill(pids[0] ?? 0, 'SIGKILL');
  await expect.poll(() => pids.length).toBe(2);
  await expect.poll(answers).toBe(true);
  process.kill(pids[1] ?? 0, 'SIGSTOP');
  await expect.poll(() => pids.length).toBe(3);
  await expect.poll(answers).toBe(true);
  expect(isAlive(pids[1] ?? 0)).toBe(false);
  expect(said[0]?.mock.calls.flat()).toEqual([
    'The lake has stopped (SIGKILL). It starts again in 1 s; the site goes on.',
    'The lake has not answered 3 times in a row and is being stopped.',
    'The lake has stopped (SIGKILL). It starts again in 2 s; the site goes on.',
  ]);
  isStopping = true;
  for (const spy of said) spy.mockRestore();
});

test('of several at one address the very one that is frozen is found, as its parent asks it', async () => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log')];
  for (const spy of said) spy.mockImplementation(() => {});
  const pids: number[] = [];
  let isStopping = false;
  let asked = 0;
  const front = {
    name: 'front',
    start: () => startChild('scripts/process/alive-fixture.ts', { begun: (pid) => pids.push(pid) }),
    asked() {
      asked++;
      return 'by its parent' as const;
    },
    meanwhile: 'the others go on',
  };
  await keepRunning(front, () => isStopping, { intervalMs: 50, timeoutMs: 500, maxSilences: 3 });
  await expect.poll(() => asked).toBeGreaterThan(6);
  expect(pids, 'one that answers is left alone').toHaveLength(1);
  process.kill(pids[0] ?? 0, 'SIGSTOP');
  await expect.poll(() => pids.length).toBe(2);
  expect(isAlive(pids[0] ?? 0)).toBe(false);
  isStopping = true;
  for (const spy of said) spy.mockRestore();
});

/** A process that starts a lake, as \`npm start\` does, and tells its number. */
const starter = `
  import { startChild } from '${join(import.meta.dirname, 'child.ts')}';
  import { noteChild } from '${join(import.meta.dirname, 'leftovers.ts')}';
  let pid;
  await startChild('scripts/lake.ts', { begun(number) { pid = number; noteChild(process.env.DATA_DIR, pid); } });
  process.send(pid);`;

test('a lake that is left over from a killed start, and frozen, is ended by the next start and by no other', async () => {
  const parent = fork(join(import.meta.dirname, 'nothing'), {
    execArgv: ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '--eval', starter],
    env: { ...process.env, ...variables() },
  });
  const [pid] = (await once(parent, 'message')) as [number];
  process.kill(pid, 'SIGSTOP');
  await endLeftovers(dataDir);
  expect(isAlive(pid), 'its start still runs').toBe(true);

  parent.kill('SIGKILL');
  await once(parent, 'exit');
  const other = createServer().listen(0);
  const taken = other.address() as AddressInfo;
  // The next start gets no further than to the site's port.
  const env = { ...process.env, ...variables(), PORT: String(taken.port) };
  const start = fork('scripts/start.ts', {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env,
    stdio: 'pipe',
  });
  await once(start, 'exit');
  other.close();
  await startChild('scripts/lake.ts', { env: variables() });
  expect(await answers()).toBe(true);
});
