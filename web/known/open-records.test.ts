import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mountedDisk } from '#lake/torture/small-disk-fixture.ts';
import { KnownPaths } from './known-paths.ts';
import { openRecords, recordsFile } from './open-records.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'records-'));
});
afterEach(() => rm(folder, { recursive: true }));

const one = { id: 'a', path: '/a', updatedAt: '2026-01-01T00:00:00Z', isListed: true, lists: [] };

test('what is kept is there after a restart', () => {
  const file = recordsFile(folder);
  const records = openRecords(file);
  new KnownPaths(records).take([one]);
  records.close();
  expect(new KnownPaths(openRecords(file)).has('/a')).toBe(true);
});

test('records that cannot be read, or of another version, begin anew', async () => {
  const file = path.join(folder, 'records.sqlite');
  await writeFile(file, 'no database at all, but as long as the head of one would have to be '.repeat(20));
  const records = openRecords(file);
  new KnownPaths(records).take([one]);
  records.exec('PRAGMA user_version = 99');
  records.close();
  expect(new KnownPaths(openRecords(file)).has('/a')).toBe(false);
});

test('records that cannot be opened though nothing is wrong with what is in them stay, and it is said which file that is', async () => {
  const file = recordsFile(folder);
  const records = openRecords(file);
  new KnownPaths(records).take([one]);
  records.close();
  await mkdir(`${file}-wal`); // where SQLite needs a file
  expect(() => openRecords(file)).toThrow(`The database "${file}" cannot be opened (unable to open`);
  await rmdir(`${file}-wal`);
  expect(new KnownPaths(openRecords(file)).has('/a')).toBe(true);
});

test('records that a start finds on a full disk are there when it has room again', async () => {
  const disk = await mountedDisk(2);
  if (!disk) return console.log('No disk could be mounted here.');
  const node = [process.execPath, path.join(import.meta.dirname, 'full-disk-fixture.ts'), disk.dataDir];
  const said = execFileSync('sh', ['-c', disk.words, 'sh', ...node], { encoding: 'utf8' });
  await disk.end();
  expect(said).toMatch(
    /^The database ".*records\.sqlite" cannot be opened \(.*\)\. It was left as it is\. Check that its disk has room.*\nknows \/a: true\n$/,
  );
});
