import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocuments } from '#content/read-documents.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { shell, shellQuery } from '#schemas/shell-query.ts';
import { resolvedWhole, resolveParams, resolveQuery } from './resolve-contract.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  const transaction = its.client().transaction();
  for (const document of readDocuments()) transaction.create(document);
  await transaction.commit();
});
afterAll(() => its.close());

const ask = (query: string, params = {}) => its.client({ perspective: 'published' }).fetch(query, params);

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
