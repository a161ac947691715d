import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { at, defineMigration, set, unset } from '@sanity/migrate';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readArchive } from '#lake/import/read-archive.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { allMigrations as migrations } from '#pages/migrations.ts';
import type { ContentMigration } from '#sections/content-migration.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { describeDifference } from './describe-difference.ts';
import { migrateArchive, plannedChangesOf } from './migrate-archive.ts';
import { openMigrationRecord } from './migration-record.ts';
import { plannedChanges, runMigrations } from './run-migrations.ts';
import { undoMigrations } from './undo-migrations.ts';

const severalButtons = migrations.find(({ name }) => name === 'cta-banner/001-several-buttons');
const { before, after } = severalButtons?.fixture ?? { before: [], after: [] };
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

const renameTitle = defineMigration({
  title: 'A title is a name',
  documentTypes: ['page'],
  filter: 'defined(title)',
  migrate: {
    document: ({ title }) => (title ? [at('name', set(title)), at('title', unset())] : []),
  },
});

async function write(...ids: string[]) {
  const transaction = client().transaction();
  for (const id of ids) transaction.create(page(id));
  await transaction.commit();
}

test('published pages and drafts are brought to the new form, and a second run has nothing to do', async () => {
  await write('page-a', 'drafts.page-a', 'page-b');
  await client().create({ ...page('page-new'), sections: after });
  expect(await runMigrations(client(), record)).toEqual({ changed: 3, created: 0, busy: [] });
  for (const id of ['page-a', 'drafts.page-a', 'page-b']) expect(await sectionsOf(id)).toEqual(after);
  expect(await runMigrations(client(), record)).toEqual({ changed: 0, created: 0, busy: [] });
});

test('a dry run shows each document with its changes, and changes nothing', async () => {
  await write('page-a');
  const [planned, ...others] = await Array.fromAsync(plannedChanges(client()));
  expect(others).toEqual([]);
  const lines = describeDifference(planned?.before, planned?.after);
  expect(lines[0]).toMatch(/^- sections\[end\]\.button = \{.*"Book a demo"/);
  expect(lines[1]).toMatch(/^\+ sections\[end\]\.buttons = \[\{.*"Book a demo"/);
  expect(lines).toHaveLength(3);
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
  expect(await undoMigrations(client(), record)).toEqual({ restored: 120, removed: 0, edited: [] });
});

test('an undoing that was stopped goes on where it was, and tells nobody that documents were edited', async () => {
  const ids = Array.from({ length: 120 }, (_, index) => `page-${index}`);
  await write(...ids);
  await runMigrations(client(), record);
  const stopped = undoMigrations(client(), record, (done) => {
    if (done === 2) throw new Error('stopped');
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(await undoMigrations(client(), record)).toEqual({ restored: 50, removed: 0, edited: [] });
  for (const id of ids) expect(await sectionsOf(id)).toEqual(before);
});

test('a run that was killed while it wrote into the record can be undone', async () => {
  await write('page-a');
  const file = join(folder, 'migrations', `tessera-production-${count - 1}.ndjson`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '{"transactionId":"cut-off","before":[{"_id":"page-b","link":{}');
  await runMigrations(client(), record);
  expect(await undoMigrations(client(), record)).toEqual({ restored: 1, removed: 0, edited: [] });
});

test('a record that cannot be read is named, and kept', async () => {
  const file = join(folder, 'migrations', `tessera-production-${count - 1}.ndjson`);
  mkdirSync(file, { recursive: true });
  const undoing = undoMigrations(client(), record);
  await expect(undoing).rejects.toThrow(`"${file}", cannot be read: EISDIR`);
  expect(existsSync(file)).toBe(true);
});

test('a record is read whole, however its lines are cut while it is read', async () => {
  const before = [{ _id: 'page-a', _type: 'page', title: 'é'.repeat(100_000) }];
  await record.add({ transactionId: 'a', before });
  await record.add({ transactionId: 'refused', before });
  await record.add({ transactionId: 'b', before });
  await record.drop('refused');
  expect(await record.read()).toEqual([
    { transactionId: 'a', before },
    { transactionId: 'b', before },
  ]);
});

test('several migrations run in their order, and are undone together', async () => {
  const renamed = { ...severalButtons, name: 'page/001-name', migration: renameTitle } as ContentMigration;
  const all = [...migrations, renamed];
  const { title, ...untitled } = page('page-a');
  await write('page-a');
  const [planned] = await Array.fromAsync(plannedChanges(client(), all));
  expect(planned?.after).toMatchObject({ name: title, sections: after });
  expect(await runMigrations(client(), record, undefined, all)).toEqual({ changed: 2, created: 0, busy: [] });
  expect(await client().getDocument('page-a')).toMatchObject({ ...untitled, name: title, sections: after });
  expect(await undoMigrations(client(), record)).toEqual({ restored: 2, removed: 0, edited: [] });
  const restored = await client().getDocument('page-a');
  expect(restored).toMatchObject(page('page-a'));
  expect(restored).not.toHaveProperty('name');
});

test('a document that is edited at the same moment is left to the next run, and the others go through', async () => {
  await write('page-a', 'page-b', 'page-c');
  const busy = await runMigrations(editing(client(), 'page-b'), record);
  expect(busy).toEqual({ changed: 2, created: 0, busy: ['page-b'] });
  expect(await client().getDocument('page-b')).toMatchObject({ title: 'Edited', sections: before });
  expect(await runMigrations(client(), record)).toEqual({ changed: 1, created: 0, busy: [] });
  expect(await undoMigrations(client(), record)).toEqual({ restored: 3, removed: 0, edited: [] });
});

test('what a scheduled release keeps as it is ends the run with the words of the lake, not as an edit', async () => {
  const withVersions = client().withConfig({ apiVersion: '2025-02-19' });
  const { releases } = withVersions;
  await releases.create({ releaseId: 'spring', metadata: { title: 'Spring', releaseType: 'scheduled' } });
  await write('versions.spring.page-a');
  await releases.schedule({ releaseId: 'spring', publishAt: '2040-01-01T00:00:00Z' });
  await expect(runMigrations(withVersions, record)).rejects.toThrow('Unschedule the release first');
  await releases.unschedule({ releaseId: 'spring' });
  expect(await runMigrations(withVersions, record)).toEqual({ changed: 1, created: 0, busy: [] });
});

test('what a migration has made is not taken away while somebody writes in it', async () => {
  const made = await client().create({ ...page('page-made'), sections: after });
  await record.add({ transactionId: made._rev, before: [], created: ['page-made'] });
  const one = client();
  const mutate = one.mutate.bind(one);
  Object.assign(one, {
    async mutate(...change: Parameters<typeof mutate>) {
      await client().patch('page-made').set({ title: 'Edited' }).commit();
      return mutate(...change);
    },
  });
  expect(await undoMigrations(one, record)).toEqual({ restored: 0, removed: 0, edited: ['page-made'] });
  expect(await client().getDocument('page-made')).toMatchObject({ title: 'Edited' });
});

/** A client that has somebody edit a document after its first read. */
function editing(one: SanityClient, id: string): SanityClient {
  const read = one.getDocuments.bind(one);
  const getDocuments = async (ids: string[]) => {
    const documents = await read(ids);
    await client().patch(id).set({ title: 'Edited' }).commit();
    return documents;
  };
  return Object.assign(one, { getDocuments });
}

test('undoing puts back the old form, and leaves what was edited since', async () => {
  await write('page-a', 'page-b');
  const untouched = await client().create({ ...page('page-c'), sections: after });
  await runMigrations(client(), record);
  await client().patch('page-b').set({ title: 'Edited' }).commit();
  expect(await undoMigrations(client(), record)).toEqual({ restored: 1, removed: 0, edited: ['page-b'] });
  expect(await sectionsOf('page-a')).toEqual(before);
  expect(await sectionsOf('page-b')).toEqual(after);
  expect((await client().getDocument('page-c'))?._rev).toBe(untouched._rev);
  expect(await undoMigrations(client(), record), 'only what was edited is still in the record').toEqual({
    restored: 0,
    removed: 0,
    edited: ['page-b'],
  });
});

test('a file of the content with the ending of documents is copied as it is', async () => {
  await write('page-a');
  const lines = 'no document\n{"_id":"page-b","_type":"page"}\n\n';
  const { sha1hash } = await client().assets.upload('file', Buffer.from(lines), { filename: 'data.ndjson' });
  const [from, to] = [join(folder, 'with-lines.tar.gz'), join(folder, 'with-lines-migrated.tar.gz')];
  await writeArchive(client(), from);
  expect(await migrateArchive(from, to)).toBe(1);
  const archive = await readArchive(to);
  expect(readFileSync(join(archive.folder, `files/${sha1hash}.ndjson`), 'utf8')).toBe(lines);
  await archive.close();
});

test('an export is migrated into a copy of it', async () => {
  await write('page-a');
  await client().assets.upload(
    'image',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'),
  );
  const [from, to] = [join(folder, 'from.tar.gz'), join(folder, 'to.tar.gz')];
  await writeArchive(client(), from);
  const planned = await Array.fromAsync(plannedChangesOf(from));
  expect(planned.map((one) => one.before._id)).toEqual(['page-a']);
  expect(await migrateArchive(from, to)).toBe(1);
  const archive = await readArchive(to);
  expect(archive.documents.find(({ _id }) => _id === 'page-a')?.sections).toEqual(after);
  await archive.close();
  expect(await migrateArchive(to, to), 'a copy may take the place of what is read').toBe(0);
  const nowhere = migrateArchive(join(folder, 'nowhere.tar.gz'), to);
  await expect(nowhere).rejects.toThrow(/nowhere.tar.gz" cannot be migrated: there is no such file\.$/);
  expect(readdirSync(folder).filter((file) => file.endsWith('.part'))).toEqual([]);
});
