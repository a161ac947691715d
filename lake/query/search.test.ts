import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  await its
    .client()
    .transaction()
    .create({ _id: 'a', _type: 'fruit', title: 'apple', body: 'pear and more' })
    .commit();
});
afterAll(() => its.close());

const ask = (query: string, params: Record<string, unknown> = {}) => its.client().fetch(query, params);

test('a search among no types finds nothing', async () => {
  const found = '[@, _id] match text::query("apple")';
  for (const types of ['_type in $types', '_type == null', '_type in [null]'])
    for (const query of [`*[${types} && ${found}]`, `*[${types}] | score(${found})[_score > 0]`])
      expect(await ask(query, { types: [] }), query).toEqual([]);
});
