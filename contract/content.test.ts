import { existsSync } from 'node:fs';
import { validateDocument } from '@sanity/validation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documents } from '#content/index.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { shell, shellQuery } from '#schemas/shell-query.ts';
import { resolved, resolveParams, resolveQuery } from '#sections/resolve-contract.ts';
import { checkContent } from './check-content.ts';
import { compileSchema } from './compile.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  const transaction = its.client().transaction();
  for (const document of documents) transaction.create(document);
  await transaction.commit();
});
afterAll(() => its.close());

const pathOf = (document: (typeof documents)[number]) => {
  const current = (document.path ?? document.slug) as { current: string } | undefined;
  return { page: current?.current, post: `/blog/${current?.current}`, position: `/join/${current?.current}` }[
    document._type
  ];
};
const paths = documents.flatMap((document) => pathOf(document) ?? []);
const ask = (query: string, params: Record<string, unknown>) =>
  its.client({ perspective: 'published' }).fetch(query, params);

test('no two documents share an id, no two pages a path', () => {
  const ids = documents.map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(paths).size).toBe(paths.length);
});

test('every asset that the content names is there', () => {
  const named = [...JSON.stringify(documents).matchAll(/"(?:image|file)@([^"]+)"/g)].map(
    ([, file]) => file ?? '',
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(`content/${file}`))).toEqual([]);
});

test('every path of the site that the content names leads somewhere', () => {
  const known = new Set([
    ...paths,
    ...documents.flatMap(({ from }) => (from as { current?: string } | undefined)?.current ?? []),
  ]);
  const named = [...JSON.stringify(documents).matchAll(/"href":"(\/[^"#?]*)/g)].map(([, path]) => path ?? '');
  expect(named.filter((path) => !known.has(path))).toEqual([]);
});

test('every section of every page meets its contract', async () => {
  expect(await checkContent(paths, ask)).toEqual([]);
});

test('header and footer meet their contracts', async () => {
  expect(shell.parse(await ask(shellQuery, {}))).toMatchObject({
    site: { brandName: 'Cardea' },
    menu: { items: expect.anything() },
    footer: { columns: { length: 5 } },
  });
});

test.each(paths)('%s is found by its path', async (path) => {
  const { page, post, position } = resolved.parse(await ask(resolveQuery, resolveParams(path)));
  expect(page ?? post ?? position).toBeTruthy();
});

describe('the Studio accepts', () => {
  const schema = compileSchema();
  test.each(documents.map((document) => [document._id, document] as const))('%s', async (_id, document) => {
    const stored = {
      _rev: '1',
      _createdAt: '2026-01-01T00:00:00Z',
      _updatedAt: '2026-01-01T00:00:00Z',
      ...withAssets(document),
    };
    const { markers } = await validateDocument({ document: stored, schema });
    const errors = markers
      .filter(({ level }) => level === 'error')
      .map(({ path, message }) => `${JSON.stringify(path)} ${message}`);
    expect(errors).toEqual([]);
  });
});

/** The document as it is after seeding: a reference where the file was named. */
function withAssets<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withAssets) as T;
  if (value === null || typeof value !== 'object') return value;
  const { _sanityAsset, ...fields } = value as Record<string, unknown>;
  const asset = _sanityAsset
    ? { asset: { _type: 'reference', _ref: `image-${'0'.repeat(40)}-10x10-webp` } }
    : {};
  return {
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withAssets(field)])),
    ...asset,
  } as T;
}
