import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocuments } from '#content/read-documents.ts';
import { assetIn, namedAssets } from '#lake/import/asset-files.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { contentAssets, seed } from './seed.ts';

const documents = readDocuments();
// Two authors with their portraits represent all documents: they refer to no other document.
const some = documents.filter(({ _type }) => _type === 'author').slice(0, 2);
const folder = mkdtempSync(join(tmpdir(), 'tessera-seed-'));
let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(async () => {
  await its.close();
  rmSync(folder, { recursive: true });
});

test('every picture, film and scene that the first content names is there', async () => {
  expect([...(await contentAssets(documents)).keys()]).toEqual([...namedAssets(documents)]);
});

test('the first content is seeded with its pictures; a second time changes nothing unless it is to be put back', async () => {
  const client = its.client();
  const all = () => client.fetch<{ _id: string }[]>('* | order(_id)');
  expect(await seed(client, { content: some })).toBe(some.length);
  const before = await all();
  expect(before.filter(({ _id }) => _id.startsWith('image-'))).toHaveLength(namedAssets(some).size);
  await client.patch(String(some[0]?._id)).set({ firstName: 'Mine' }).commit();
  const mine = await all();
  await seed(client, { content: some });
  expect(await all()).toEqual(mine);
  await seed(client, { content: some, replace: true });
  const contentOf = (found: object[]) => found.map((one) => ({ ...one, _rev: '', _updatedAt: '' }));
  expect(contentOf(await all())).toEqual(contentOf(before));
});

test('a link inside a folder does not lead out of it', async () => {
  mkdirSync(join(folder, 'inside'));
  writeFileSync(join(folder, 'outside.txt'), 'outside');
  symlinkSync(join(folder, 'outside.txt'), join(folder, 'inside', 'link.txt'));
  await expect(assetIn(join(folder, 'inside'), 'file@link.txt')).rejects.toThrow(
    'The asset "file@link.txt" lies outside its folder, and only files inside it are read.',
  );
});
