import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { restoreInto } from './backup-fixture.ts';
import { addBackup } from './backups.ts';

const root = mkdtempSync(join(tmpdir(), 'tessera-kept-'));
let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(async () => {
  await its.close();
  rmSync(root, { recursive: true });
});

/** A database as a program of somebody's leaves it: its bytes say that it has a journal. */
function someDatabase(): Buffer {
  const file = join(root, 'somebodys.db');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE a (b)');
  database.close();
  return readFileSync(file);
}

test.each([
  ['words', 'sqlite', () => Buffer.from('no database')],
  ['a database', 'sqlite', someDatabase],
  // Endings by which the product and SQLite name temporary files; an upload may have them as well.
  ['a film', 'part', () => Buffer.from('half of it')],
  ['a play', 'saved', () => Buffer.from('a score')],
])('an upload of %s with the ending ".%s" is backed up as its bytes are', async (_, ending, bytes) => {
  const sent = bytes();
  const { sha1hash } = await its.client().assets.upload('file', sent, { filename: `a.${ending}` });
  const { folder, manifest } = await addBackup(its.dataDir, join(root, 'backups'));
  expect([manifest.missing, manifest.damaged]).toEqual([[], []]);
  const dataDir = mkdtempSync(join(root, 'restored-'));
  await restoreInto(dataDir, { from: folder });
  expect(readFileSync(join(dataDir, 'assets', `${sha1hash}.${ending}`)).equals(sent)).toBe(true);
});

test('what a visitor has sent is no database of the lake, whatever its ending', async () => {
  const name = '00000000-0000-4000-8000-000000000000-0.sqlite';
  mkdirSync(join(its.dataDir, 'submissions'), { recursive: true });
  writeFileSync(join(its.dataDir, 'submissions', name), 'no database');
  const { manifest } = await addBackup(its.dataDir, join(root, 'backups'));
  expect(Object.keys(manifest.files)).toContain(`submissions/${name}`);
  expect(Object.keys(manifest.databases)).toEqual(['comments/lake.sqlite', 'lake.sqlite']);
});

test('what the lake was writing when it was killed is in no backup, as it is nothing that anybody sent', async () => {
  for (const folder of ['assets', 'submissions'])
    writeFileSync(join(its.dataDir, folder, 'a.bin.0a1b2c3d-0000-4000-8000-0123456789ab.part'), 'half');
  writeFileSync(join(its.dataDir, 'lake.sqlite.saved'), 'no database');
  const { manifest } = await addBackup(its.dataDir, join(root, 'backups'));
  expect(Object.keys(manifest.files).filter((path) => /a\.bin|lake\.sqlite\./.test(path))).toEqual([]);
});

test('a database that cannot be copied is named', async () => {
  const dataDir = join(root, 'broken');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'lake.sqlite'), 'no database '.repeat(100));
  await expect(addBackup(dataDir, join(root, 'of-broken'))).rejects.toThrow(
    `The database "${join(dataDir, 'lake.sqlite')}" cannot be copied: file is not a database.`,
  );
});
