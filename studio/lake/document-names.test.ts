import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { nameFields, nameInQuery, nameOrder, nameWords, titleOf } from './document-names.ts';

const slug = (current: string) => ({ _type: 'slug', current });
const named = {
  'a page': { _id: 'a', _type: 'page', title: 'Zebra', path: slug('/zebra') },
  'a person by their name, not by what they do': {
    _id: 'b',
    _type: 'author',
    firstName: 'Ada',
    lastName: 'Okafor',
    title: 'Engineer',
  },
  'a person of one name': { _id: 'c', _type: 'author', firstName: 'Cher' },
  'a person of whom nothing but what they do is written': { _id: 'd', _type: 'author', title: 'Baker' },
  'the settings of the site': { _id: 'e', _type: 'site', brandName: 'Yard' },
  'the footer': { _id: 'f', _type: 'footer', wordmark: 'Xenon' },
  'a redirect by where it leads from': { _id: 'g', _type: 'redirect', from: slug('/old') },
  'what has no name': { _id: 'h', _type: 'menu' },
};
const calls = ['Zebra', 'Ada Okafor', 'Cher', 'Baker', 'Yard', 'Xenon', '/old', null];

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  const transaction = its.client().transaction();
  for (const document of Object.values(named)) transaction.createOrReplace(document);
  await transaction.commit();
});
afterAll(() => its.close());

test('documents of every sort are called the same by a query and by what is stored of them', async () => {
  const found = await its
    .client()
    .fetch(`*[_id in $ids] | order(_id){_type, ${nameFields}, "called": ${nameInQuery}}`, {
      ids: Object.values(named).map(({ _id }) => _id),
    });
  expect(found.map(({ called }: { called: string | null }) => called)).toEqual(calls);
  expect(found.map(titleOf)).toEqual(calls.map((name) => name ?? 'Menu'));
  expect(Object.values(named).map(titleOf)).toEqual(calls.map((name) => name ?? 'Menu'));
  expect(titleOf({ _type: 'page' })).toBe('Untitled');
});

test('a list is in order of these names, and each is found by a word of it', async () => {
  const ids = Object.values(named).map(({ _id }) => _id);
  const ask = (query: string, params = {}) => its.client().fetch<string[]>(query, { ids, ...params });
  expect(await ask(`*[_id in $ids] | order(${nameOrder} asc, _id asc)._id`)).toEqual([...'hgbdcfea']);
  for (const [word, id] of [
    ['okafor', 'b'],
    ['yard', 'e'],
    ['xenon', 'f'],
    ['old', 'g'],
    ['zebra', 'a'],
  ])
    expect(await ask(`*[_id in $ids && ${nameWords} match $word]._id`, { word }), word).toEqual([id]);
});
