import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'lake-remove-at-end-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Starts a process that makes a temporary folder and then does something; resolves once the folder is there. */
async function start(then: string) {
  const program = `
    import { temporaryFolder } from ${JSON.stringify(resolve('lake/kernel/files/remove-at-end.ts'))};
    const { remove } = temporaryFolder(process.argv[1]);
    setInterval(() => {}, 1000);
    ${then}
    process.stdout.write('ready');`;
  const args = ['--input-type=module-typescript', '--disable-warning=ExperimentalWarning', '-e', program];
  const child = spawn(process.execPath, [...args, join(root, 'private-')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a temporary folder goes with a process that %s ends',
  async (signal) => {
    const child = await start('');
    expect(readdirSync(root)).toHaveLength(1);
    child.kill(signal);
    expect(await once(child, 'exit'), 'it is ended as ever').toEqual([null, signal]);
    expect(readdirSync(root)).toEqual([]);
  },
);

test('it goes with one that ends by itself, and with one that has a way of its own to end by a signal', async () => {
  expect(await once(await start('setTimeout(() => process.exit(3), 100);'), 'exit')).toEqual([3, null]);
  expect(readdirSync(root)).toEqual([]);
  const slow = await start("process.on('SIGTERM', () => setTimeout(() => process.exit(4), 100));");
  slow.kill('SIGTERM');
  expect(await once(slow, 'exit')).toEqual([4, null]);
  expect(readdirSync(root)).toEqual([]);
});

test('one that is done with ends nothing any more', async () => {
  const child = await start('await remove();');
  expect(readdirSync(root)).toEqual([]);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
  expect(existsSync(root)).toBe(true);
});
