import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { listCounter } from './list-count.ts';
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
  const listing = { ...usual, ...more };
  return { rows: await listDocuments(client, listing), of: await listCounter(client)(listing) };
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

test('what is asked for a page of the list does not grow with the number of drafts', async () => {
  const client = its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
  const fetch = client.fetch.bind(client);
  let answered = 0;
  Object.assign(client, {
    fetch: async (query: string, params: object, options: object) => {
      const answer = await fetch(query, params, options);
      answered = Math.max(answered, JSON.stringify({ params, answer }).length);
      return answer;
    },
  });
  const usual = { types: ['many'], words: '', by: 'title', isDown: false, from: 0 } as const;
  const most = async (standing: Listing['standing']) => {
    answered = 0;
    const rows = await listDocuments(client, { ...usual, standing });
    const of = await listCounter(client)({ ...usual, standing });
    return { answered, of, standings: new Set(rows.map((row) => row.standing)) };
  };
  const put = async (from: number, to: number) => {
    const adding = client.transaction();
    for (let at = from; at < to; at++) {
      const document = { _type: 'many', title: `Row ${String(at).padStart(4, '0')}` };
      adding.create({ ...document, _id: `drafts.row-${String(at).padStart(4, '0')}` });
      adding.create({ ...document, _id: `other-${String(at).padStart(4, '0')}` });
    }
    await adding.commit();
  };
  await put(100, 100 + rowsAtOnce);
  const before = {
    all: await most(undefined),
    draft: await most('draft'),
    published: await most('published'),
  };
  await put(200, 600);
  const after = {
    all: await most(undefined),
    draft: await most('draft'),
    published: await most('published'),
  };
  expect(after.draft).toMatchObject({ of: 400 + rowsAtOnce, standings: new Set(['draft']) });
  expect(after.published).toMatchObject({ of: 400 + rowsAtOnce, standings: new Set(['published']) });
  for (const which of ['all', 'draft', 'published'] as const)
    expect(after[which].answered, which).toBeLessThan(before[which].answered * 1.2);
});
