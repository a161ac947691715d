import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
