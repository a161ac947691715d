import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { type Listing, listDocuments, rowsAtOnce } from './listing.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  const client = its.client();
  const page = (_id: string, title: string) =>
    client.create({ _id, _type: 'page', title, path: { _type: 'slug', current: `/${title.toLowerCase()}` } });
  await page('a', 'Zinc');
  await page('drafts.b', 'amber');
  await page('c', 'Copper');
  await page('drafts.c', 'Copper rings');
  await client.create({ _id: 'p', _type: 'post', title: 'Tin' });
});
afterAll(() => its.close());

const list = async (more: Partial<Listing> = {}) => {
  const client = its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
  const usual: Listing = {
    types: ['page'],
    words: '',
    standing: undefined,
    by: 'title',
    isDown: false,
    from: 0,
  };
  return listDocuments(client, { ...usual, ...more });
};
const titles = async (more: Partial<Listing>) => (await list(more)).rows.map(({ title }) => title);

test('each document is listed once, as its draft has it, with how visitors have it', async () => {
  const { rows, of } = await list();
  expect(of).toBe(3);
  expect(rows.map(({ _id, title, standing, layers }) => [_id, title, standing, layers])).toEqual([
    ['b', 'amber', 'draft', ['drafts.b']],
    ['c', 'Copper rings', 'edited', ['c', 'drafts.c']],
    ['a', 'Zinc', 'published', ['a']],
  ]);
});

test('a list is put in order, narrowed and shown in parts', async () => {
  expect(await titles({ isDown: true })).toEqual(['Zinc', 'Copper rings', 'amber']);
  expect(await titles({ by: 'address' })).toEqual(['amber', 'Copper rings', 'Zinc']);
  expect(await titles({ by: 'changed', types: ['page', 'post'] })).toEqual([
    'Zinc',
    'amber',
    'Copper rings',
    'Tin',
  ]);
  expect(await titles({ standing: 'draft' })).toEqual(['amber']);
  expect(await titles({ standing: 'edited' })).toEqual(['Copper rings']);
  expect(await titles({ standing: 'published' })).toEqual(['Zinc']);
  expect(await titles({ words: 'ring cop' })).toEqual(['Copper rings']);
  expect(await titles({ from: rowsAtOnce })).toEqual([]);
});
