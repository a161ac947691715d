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
  // Stands in for Node: prints the folder it is started in, the data folder, and its arguments.
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

test('called through links, of this folder or another, it is the one of the release where these lead', () => {
  const script = `${flag} ${folder}/releases/one/scripts/release/keep.ts`;
  mkdirSync(join(folder, 'local bin'));
  symlinkSync('../releases/current/bin/tessera', join(folder, 'local bin/site'));
  symlinkSync(join(folder, 'local bin/site'), join(folder, 'local bin/tessera'));
  const called = (program: string, ...words: string[]) =>
    execFileSync(program, words, {
      cwd: join(folder, 'local bin'),
      env: { NODE_ENV: 'test', PATH: `${join(folder, 'local bin')}:/usr/bin:/bin` },
      encoding: 'utf8',
    }).trim();
  const started = `${folder}/releases/one ${folder}/releases/data ${script}`;
  expect(called(join(folder, 'local bin/tessera'), 'start')).toBe(started);
  expect(called('./site', 'start')).toBe(started);
  expect(called('tessera', 'start'), 'found by its name').toBe(started);
  expect(called('/bin/sh', 'tessera', 'start'), 'read by a shell').toBe(started);
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
