import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sanityImport } from '@sanity/import'; // comes with Sanity's CLI, which imports by it
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents } from '#content/index.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { seed } from '../seed/seed.ts';
import { importArchive } from './import-archive.ts';
import { readArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

let from: TestLake;
let to: TestLake;
const folder = mkdtempSync(join(tmpdir(), 'tessera-archive-'));
const file = join(folder, 'export.tar.gz');
beforeAll(async () => {
  from = await testLake();
  to = await testLake();
});
afterAll(async () => {
  await Promise.all([from.close(), to.close()]);
  rmSync(folder, { recursive: true });
});

const content = (lake: TestLake) =>
  lake
    .client()
    .fetch('*[!(_type match "sanity.*")] | order(_id)')
    .then((all) => all.map(({ _rev, _updatedAt, ...rest }: Record<string, unknown>) => rest));
const assets = (lake: TestLake) =>
  lake.client().fetch('*[_type match "sanity.*"] | order(_id){_id, sha1hash, size}');

test('the first content is seeded with its pictures, and a second time changes nothing', async () => {
  expect(await seed(from.client())).toBe(documents.length);
  const before = await content(from);
  await seed(from.client());
  expect(await content(from)).toEqual(before);
  expect(
    await from
      .client()
      .fetch('*[_id == "page-home"][0].sections[defined(animation)][0].animation.file.asset->extension'),
  ).toBe('riv');
});

test('what is exported and imported into an empty lake is the same, assets included', async () => {
  await from.client().create({ _id: 'drafts.page-home', _type: 'page', title: 'Draft' });
  const written = await writeArchive(from.client(), file);
  const archive = await readArchive(file);
  const imported = await importArchive(to.client(), archive);
  await archive.close();
  expect(imported).toEqual(written);
  expect(await content(to)).toEqual(await content(from));
  expect(await assets(to)).toEqual(await assets(from));
});

test('what is exported goes by the importer of “sanity dataset import” into an empty dataset, assets included', async () => {
  const hosted = await testLake();
  await writeArchive(from.client(), file);
  const client = hosted.client();
  const { numDocs, warnings } = await sanityImport(createReadStream(file), { client, operation: 'create' });
  expect([numDocs, warnings]).toEqual([documents.length + 1, []]);
  expect(await content(hosted)).toEqual(await content(from));
  expect(await assets(hosted)).toEqual(await assets(from));
  await hosted.close();
});

test('an import replaces nothing unless it is told to', async () => {
  await to.client().patch('page-home').set({ title: 'Mine' }).commit();
  const archive = await readArchive(file);
  await expect(importArchive(to.client(), archive)).rejects.toThrow(
    /are there already .*Nothing was imported.*--replace/,
  );
  expect((await to.client().getDocument('page-home'))?.title).toBe('Mine');
  await importArchive(to.client(), archive, { replace: true });
  expect((await to.client().getDocument('page-home'))?.title).toBe('Home');
  await archive.close();
});

test('a file that is no archive is named with the reason', async () => {
  const wrong = join(folder, 'no-archive.tar.gz');
  writeFileSync(wrong, 'hello');
  await expect(readArchive(wrong)).rejects.toThrow(/no-archive\.tar\.gz" cannot be read/);
  await expect(readArchive('/nowhere.tar.gz')).rejects.toThrow(/there is no such file/);
});
