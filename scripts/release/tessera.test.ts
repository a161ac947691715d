import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-starter-'));
  const bin = join(folder, 'releases/one/bin');
  mkdirSync(bin, { recursive: true });
  copyFileSync(join(import.meta.dirname, 'tessera.sh'), join(bin, 'tessera'));
  // In the place of Node: says where it is started, with which data, and with what.
  writeFileSync(join(bin, 'node'), '#!/bin/sh\necho "$PWD $DATA_DIR $*"\n');
  for (const name of ['tessera', 'node']) chmodSync(join(bin, name), 0o755);
  symlinkSync('one', join(folder, 'releases/current'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const say = (given: Record<string, string>, ...words: string[]) =>
  execFileSync(join(folder, 'releases/current/bin/tessera'), words, {
    cwd: folder,
    env: { NODE_ENV: 'test', ...given },
    encoding: 'utf8',
  }).trim();
const flag = '--disable-warning=ExperimentalWarning';

test('what is kept lies beside the releases, unless DATA_DIR says where', () => {
  const one = join(folder, 'releases/one');
  const script = `${flag} ${one}/scripts/release/keep.ts`;
  expect(say({}, 'start')).toBe(`${one} ${folder}/releases/data ${script}`);
  expect(say({ DATA_DIR: 'mine' }, 'start')).toBe(`${one} ${folder}/mine ${script}`);
  expect(say({ DATA_DIR: '/srv/data' }, 'start')).toBe(`${one} /srv/data ${script}`);
});

test('commands that name files find them where they are given', () => {
  const script = `${flag} ${folder}/releases/one/scripts/export.ts`;
  expect(say({ DATA_DIR: '/srv/data' }, 'export', 'all.tar.gz')).toBe(
    `${folder} /srv/data ${script} all.tar.gz`,
  );
});

test('without a command, or with one that there is not, it says which there are', () => {
  const starter = join(folder, 'releases/one/bin/tessera');
  const none = spawnSync(starter, [], { encoding: 'utf8' });
  expect([none.status, none.stdout]).toEqual([
    0,
    expect.stringContaining('start     runs site, Studio and lake'),
  ]);
  expect(spawnSync(starter, ['destroy']).status).toBe(1);
});
