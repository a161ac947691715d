import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents } from '#content/index.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { resolvedWhole, resolveParams, resolveQuery } from '#pages/resolve-contract.ts';
import { shell, shellQuery } from '#schemas/shell-query.ts';
import { checkDataset } from './dataset/check-dataset.ts';
import { studioErrors } from './studio-errors.ts';

let its: TestLake;
let picture: string;
beforeAll(async () => {
  its = await testLake();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>');
  picture = (await its.client().assets.upload('image', drawing))._id;
  const transaction = its.client().transaction();
  for (const document of documents) transaction.create(document);
  await transaction.commit();
});
afterAll(() => its.close());

const ask = (query: string, params = {}) => its.client({ perspective: 'published' }).fetch(query, params);

test('the first content has nothing that visitors or editors would stumble over', async () => {
  const asset = { _id: picture, _type: 'sanity.imageAsset', url: 'http://localhost/a.svg' };
  expect(await checkDataset([...documents.map((document) => withAssets(document)), asset])).toEqual([]);
});

test('header and footer are whole', async () => {
  const { site, menu, footer } = shell.parse(await ask(shellQuery));
  expect([site?.brandName, menu?.items.length, footer?.columns.length]).toEqual(['Cardea', 5, 5]);
});

test('pages, posts and positions are found by their paths', async () => {
  const found = async (path: string) => resolvedWhole.parse(await ask(resolveQuery, resolveParams(path)));
  expect((await found('/')).held?.sections.length).toBeGreaterThanOrEqual(9);
  expect((await found('/platform/visibility')).ancestors).toEqual([
    { title: 'Platform', path: '/platform', hasIndex: false },
  ]);
  expect((await found('/blog/non-human-identity')).post?.related.length).toBeGreaterThan(0);
  expect((await found('/join/product-designer')).position?.department).toBe('Product');
  expect((await found('/product')).redirect).toEqual({ to: '/platform', isPermanent: true });
});

test.each(documents.map((document) => [document._id, document] as const))(
  'the Studio accepts %s',
  async (_id, document) => {
    expect(await studioErrors(withAssets(document), its.client())).toEqual([]);
  },
);

/** The document as it is after seeding: a reference where a file was named, here always to the same one. */
function withAssets<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withAssets) as T;
  if (value === null || typeof value !== 'object') return value;
  const { _sanityAsset, ...fields } = value as Record<string, unknown>;
  const asset = _sanityAsset ? { asset: { _type: 'reference', _ref: picture } } : {};
  const others = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withAssets(field)]));
  return { ...others, ...asset } as T;
}
