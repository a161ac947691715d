import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../kernel/store/store.ts';
import { queryEngine } from '../run-query.ts';

const fruit = [
  { _id: 'a', title: 'Desserts', body: [{ text: 'red apple pie' }] },
  { _id: 'b', title: 'Green apple', body: [] },
  { _id: 'c', title: 'Pie of red and apple', body: [] },
];
/** A plain text, longer than any title. */
const text = `Red apple pie. ${'Baked in an oven of stone. '.repeat(10)}`;
const search = (find: string) =>
  `*[_type == "fruit" && [@, _id] match text::query(${JSON.stringify(find)})]._id`;

test('phrases, words that must not be there and beginnings are found, by the index and without it, and so are all', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-search-'));
  const store = openStore(folder);
  const of = { _type: 'fruit', _rev: '', _createdAt: '', _updatedAt: '' };
  const changes = fruit.map((one) => ({ id: one._id, before: null, after: { ...of, ...one } }));
  store.commit({ transactionId: 't', timestamp: '', author: '', mutations: [], changes });
  const run = queryEngine(store, { projectId: 'p', dataset: 'd' });
  const ask = (query: string, perspective = 'raw') =>
    run({ query, params: {}, perspective, identity: '' }).result;
  for (const [find, found] of [
    ['"apple pie"', ['a']],
    ['apple pie', ['a', 'c']],
    ['apple -pie', ['b']],
    ['-pie', ['b']],
    ['-"apple pie"', ['b', 'c']],
    ['appl* -"red and"', ['a', 'b']],
    ['', ['a', 'b', 'c']],
  ] as const) {
    expect(ask(search(find)), find).toEqual(found);
    expect(ask(search(find).replace('_type == "fruit" && ', '')), find).toEqual(found);
    // Not a constant, so no index is asked.
    expect(ask(search(find).replace('text::query(', 'text::query("" + ')), find).toEqual(found);
    const scored = `*[_type == "fruit"] | score([@, _id] match text::query(${JSON.stringify(find)})) [_score > 0] | order(_id)._id`;
    expect(ask(scored), find).toEqual(found);
    const ofTitle = `*[_type == "fruit" && [title, body[].text] match text::query(${JSON.stringify(find)})]._id`;
    expect(ask(ofTitle), find).toEqual(found);
  }
  store.close();
});

test('a title that holds the words is worth more than a text that does, and a boost counts beside it', () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-search-')));
  const of = { _type: 'fruit', _rev: '', _createdAt: '', _updatedAt: '' };
  const changes = fruit.map((one) => ({ id: one._id, before: null, after: { ...of, ...one } }));
  store.commit({ transactionId: 't', timestamp: '', author: '', mutations: [], changes });
  const run = queryEngine(store, { projectId: 'p', dataset: 'd' });
  const ask = (score: string) =>
    run({
      query: `*[_type == "fruit"] | score(${score}) [_score > 0] | order(_score desc){_id, _score}`,
      params: {},
      perspective: 'raw',
      identity: '',
    }).result;
  expect(ask('[@, _id] match text::query("apple pie")')).toEqual([
    { _id: 'c', _score: 2 },
    { _id: 'a', _score: 1 },
  ]);
  expect(ask('([@, _id] match text::query("apple pie") || references("x"))')).toEqual([
    { _id: 'c', _score: 2 },
    { _id: 'a', _score: 1 },
  ]);
  expect(
    ask(
      'boost(body[].text match text::query("\\"apple pie\\""), 5), [@, _id] match text::query("apple pie")',
    ),
  ).toMatchObject([{ _id: 'a' }, { _id: 'c', _score: 2 }]);
  store.close();
});

test('a long plain text of the document itself is worth no more than any other text, and a long title is a title', () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-search-')));
  const of = { _type: 'fruit', _rev: '', _createdAt: '', _updatedAt: '' };
  const changes = [
    { _id: 'plain', title: 'Desserts', body: text },
    { _id: 'short', caption: 'Apple pie' },
    { _id: 'titled', title: text },
  ].map((one) => ({ id: one._id, before: null, after: { ...of, ...one } }));
  store.commit({ transactionId: 't', timestamp: '', author: '', mutations: [], changes });
  const run = queryEngine(store, { projectId: 'p', dataset: 'd' });
  const query =
    '*[_type == "fruit"] | score([@, _id] match text::query("apple pie")) [_score > 0] | order(_id){_id, _score}';
  expect(run({ query, params: {}, perspective: 'raw', identity: '' }).result).toEqual([
    { _id: 'plain', _score: 1 },
    { _id: 'short', _score: 2 },
    { _id: 'titled', _score: 2 },
  ]);
  store.close();
});

test('of more documents than get a score, those that hold the words in their own fields get one', () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-search-')));
  const many = Array.from({ length: 500 }, (_, index) => ({
    ...{ _id: `page-${index}`, _type: 'page', _rev: '', _createdAt: '', _updatedAt: '' },
    title: index === 7 ? 'Identity' : 'Other',
    sections: [{ text: 'Identity of what reaches it.' }],
  }));
  const changes = many.map((after) => ({ id: after._id, before: null, after }));
  store.commit({ transactionId: 't', timestamp: '', author: '', mutations: [], changes });
  const run = queryEngine(store, { projectId: 'p', dataset: 'd' });
  const ask = (query: string) => run({ query, params: {}, perspective: 'raw', identity: '' }).result;
  const scored =
    ask(`*[_type == "page"] | score(boost(title match text::query("ident*"), 10), [@, _id] match text::query("ident*"))
    [_score > 0] | order(_score desc)._id`);
  expect(scored).toHaveLength(200);
  expect(scored).toMatchObject(['page-7', ...Array(199).fill(expect.any(String))]);
  expect(ask('count(*[_type == "page" && [@, _id] match text::query("ident*")])')).toBe(500);
  expect(ask('*[_type == "page" && [@, _id] match text::query("other reach*")][0]._id')).toBe('page-0');
  store.close();
});
