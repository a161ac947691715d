import { expect, test } from 'vitest';
import { testLake } from '#lake/lake-fixture.ts';
import { lengthOf, listCounter } from './list-count.ts';
import { rowsAtOnce } from './listing.ts';

test('a list is counted once for its filter, and again when documents came or went, but not while somebody types', async () => {
  const its = await testLake();
  const client = its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
  for (const _id of ['a', 'b', 'drafts.b', 'drafts.c'])
    await client.create({ _id, _type: 'page', title: _id });
  const fetch = client.fetch.bind(client);
  let searched = 0;
  Object.assign(client, {
    fetch: (query: string, params: object, options: object) => {
      if (query !== 'count(*[_type in $types])') searched++;
      return fetch(query, params, options);
    },
  });
  const count = listCounter(client);
  const counted = async (standing: 'draft' | 'edited' | 'published', words = '') => {
    searched = 0;
    return { of: await count({ types: ['page'], words, standing }), searched };
  };
  expect(await counted('published')).toEqual({ of: 1, searched: 1 });
  expect(await counted('draft')).toEqual({ of: 1, searched: 1 });
  for (const title of ['W', 'Wo', 'Wor']) {
    await client.patch('drafts.c').set({ title }).commit();
    expect(await counted('draft')).toEqual({ of: 1, searched: 0 });
  }
  expect(await counted('draft', 'wor')).toEqual({ of: 1, searched: 1 });
  await client.create({ _id: 'drafts.a', _type: 'page' });
  expect(await counted('edited')).toEqual({ of: 2, searched: 1 });
  expect(await counted('draft')).toEqual({ of: 1, searched: 1 });
  await client.transaction().delete('drafts.c').create({ _id: 'c', _type: 'page' }).commit();
  expect(await counted('draft'), 'published for the first time').toEqual({ of: 0, searched: 1 });
  await its.close();
});

test('the page of a list says more of its length than an older count', () => {
  const full = rowsAtOnce;
  expect(lengthOf(0, 0, undefined)).toBe(0);
  expect(lengthOf(full, 3, 900)).toBe(full + 3);
  expect(lengthOf(full, full, 900)).toBe(900);
  expect(lengthOf(full, full, full)).toBe(2 * full);
  expect(lengthOf(full, full, undefined)).toBe(undefined);
  expect(lengthOf(full, 0, 900), 'the last rows went').toBe(full);
  expect(lengthOf(full, 0, 7)).toBe(7);
});
