import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../kernel/store/store.ts';
import { queryEngine } from './run-query.ts';

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
