import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { migrations } from '#sections/migrations.ts';
import { readArchive } from '../archive/read-archive.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { migrateArchive } from './migrate-archive.ts';
import { openMigrationRecord } from './migration-record.ts';
import { plannedChanges, runMigrations } from './run-migrations.ts';
import { undoMigrations } from './undo-migrations.ts';

const { before, after } = migrations[0]?.fixture ?? { before: [], after: [] };
const folder = mkdtempSync(join(tmpdir(), 'tessera-migrate-'));
let its: TestLake | undefined;
let record = openMigrationRecord(folder, 'tessera', 'none');
let count = 0;

beforeEach(async () => {
  await its?.close();
  its = await testLake();
  record = openMigrationRecord(folder, 'tessera', `production-${count++}`);
});
afterAll(async () => {
  await its?.close();
  rmSync(folder, { recursive: true });
});

const client = () => (its as TestLake).client({ perspective: 'raw' });
const page = (_id: string) => ({ _id, _type: 'page', title: _id, sections: before });
const sectionsOf = async (_id: string) => (await client().getDocument(_id))?.sections;

async function write(...ids: string[]) {
  const transaction = client().transaction();
  for (const id of ids) transaction.create(page(id));
  await transaction.commit();
}

test('published pages and drafts are brought to the new form, and a second run has nothing to do', async () => {
  await write('page-a', 'drafts.page-a', 'page-b');
  await client().create({ ...page('page-new'), sections: after });
  expect(await runMigrations(client(), record)).toEqual({ changed: 3, busy: [] });
  for (const id of ['page-a', 'drafts.page-a', 'page-b']) expect(await sectionsOf(id)).toEqual(after);
  expect(await runMigrations(client(), record)).toEqual({ changed: 0, busy: [] });
});

test('a dry run shows each document with its changes, and changes nothing', async () => {
  await write('page-a');
  const planned = await Array.fromAsync(plannedChanges(client()));
  expect(planned.map(({ document }) => document._id)).toEqual(['page-a']);
  expect(JSON.stringify(planned[0]?.mutations)).toContain('sections[_key==\\"end\\"].buttons');
  expect(await sectionsOf('page-a')).toEqual(before);
});

test('a run that was stopped goes on where it was', async () => {
  const ids = Array.from({ length: 120 }, (_, index) => `page-${index}`);
  await write(...ids);
  const stopped = runMigrations(client(), record, (done) => {
    if (done >= 50) throw new Error('stopped');
  });
  await expect(stopped).rejects.toThrow('stopped');
  const rest = await runMigrations(client(), record);
  expect(rest.changed).toBe(70);
  expect(await undoMigrations(client(), record)).toEqual({ restored: 120, edited: [] });
});

test('undoing puts back the old form, and leaves what was edited since', async () => {
  await write('page-a', 'page-b');
  const untouched = await client().create({ ...page('page-c'), sections: after });
  await runMigrations(client(), record);
  await client().patch('page-b').set({ title: 'Edited' }).commit();
  expect(await undoMigrations(client(), record)).toEqual({ restored: 1, edited: ['page-b'] });
  expect(await sectionsOf('page-a')).toEqual(before);
  expect(await sectionsOf('page-b')).toEqual(after);
  expect((await client().getDocument('page-c'))?._rev).toBe(untouched._rev);
  expect(await undoMigrations(client(), record), 'there is nothing more to undo').toEqual({
    restored: 0,
    edited: [],
  });
});

test('an export is migrated into a copy of it', async () => {
  await write('page-a');
  await client().assets.upload(
    'image',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'),
  );
  const [from, to] = [join(folder, 'from.tar.gz'), join(folder, 'to.tar.gz')];
  await writeArchive(client(), from);
  expect(await migrateArchive(from, to)).toBe(1);
  const archive = await readArchive(to);
  expect(archive.documents.find(({ _id }) => _id === 'page-a')?.sections).toEqual(after);
  await archive.close();
  expect(await migrateArchive(to, join(folder, 'again.tar.gz'))).toBe(0);
});
