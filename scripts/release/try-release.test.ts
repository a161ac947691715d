import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { stopChildren } from '../process/child.ts';
import { tryRelease } from './try-release.ts';

const root = mkdtempSync(join(tmpdir(), 'tessera-trying-'));
const pidFile = join(root, 'pid');
const { TMPDIR } = process.env;
beforeAll(() => {
  process.env.TMPDIR = join(root, 'tmp');
  mkdirSync(process.env.TMPDIR);
});
afterAll(() => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  rmSync(root, { recursive: true });
});

/** A release with nothing in it but a program that says some words, and then answers every request with a status. */
function releaseThat({ status = 200, says = 'Ready in 0.1 s' }): string {
  const home = mkdtempSync(join(root, 'release-'));
  mkdirSync(join(home, 'bin'));
  const program = `#!${process.execPath}
    const { createServer } = require('node:http');
    const { mkdirSync, writeFileSync } = require('node:fs');
    mkdirSync(require('node:path').join(__dirname, '../.cache'), { recursive: true });
    createServer((_, answer) => answer.writeHead(${status}).end('of the trial'))
      .listen(process.env.PORT, '127.0.0.1', () => {
        console.log(${JSON.stringify(says)});
        writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
      });`;
  writeFileSync(join(home, 'bin/tessera'), program);
  chmodSync(join(home, 'bin/tessera'), 0o755);
  return home;
}

const isRunning = (): boolean => {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8'));
    // The file exists a moment before the number is in it, and 0 would be this process itself.
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a release that is well is ended after its trial, and keeps what Node has compiled', async () => {
  const home = releaseThat({});
  await tryRelease(home, readEnvironment({}));
  expect(readdirSync(home).sort()).toEqual(['.cache', 'bin']);
  expect(isRunning()).toBe(false);
});

test('one that fails its trial leaves no process and no copy behind', async () => {
  const trial = tryRelease(releaseThat({ status: 500 }), readEnvironment({}), 0);
  await expect(trial).rejects.toThrow('It is not well: /api/ready answers 500: of the trial');
  expect(isRunning()).toBe(false);
  expect(readdirSync(join(root, 'tmp'))).toEqual([]);
});

test('one that is tried when a signal comes ends with all others', async () => {
  rmSync(pidFile);
  const trial = tryRelease(releaseThat({ says: 'It takes a while.' }), readEnvironment({}));
  const refused = expect(trial).rejects.toThrow('The release does not start:\nIt takes a while.');
  await expect.poll(isRunning).toBe(true);
  await stopChildren();
  expect(isRunning()).toBe(false);
  await refused;
});
