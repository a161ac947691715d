import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluate, parse } from 'groq-js';
import { expect, test } from 'vitest';
import type { Change, StoredDocument } from '../store/document.ts';
import { openStore } from '../store/store.ts';
import { queryEngine } from './run-query.ts';
import { tagsOfChanges } from './tags.ts';

const queries = [
  '*[_type == "post" && slug.current == "s3"][0]{title, "by": author->name}',
  '*[_type == "page" && path.current == "/p2"][0]{title, "posts": posts[]->title}',
  '*[_type == "post"] | order(n desc)[0...3]{title, "by": author->{name}}',
  '*[_id in ["a1", "a2", "nobody"]]{_id, name}',
  '*[_type == "author"]{name, "count": count(*[_type == "post" && references(^._id)])}',
  '*[references("a1")]._id',
  '*[_type in ["page", "redirect"] && path.current in ["/p1", "/p9"]].title',
  '*[_type == "page"]{title, "links": posts[]->{_type, "slug": slug.current}}',
  '*[_type == "post" && slug.current == "s1"][0].author->{_id}',
  'count(*)',
];

/** Numbers that are the same in every run, so that a failure can be looked at again. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomDocument(next: (below: number) => number): StoredDocument {
  const n = next(6);
  const base = { _rev: '', _createdAt: '', _updatedAt: '', n: next(100), title: `t${next(50)}` };
  const ref = (id: string) => ({ _type: 'reference', _ref: id });
  const kind = next(3);
  if (kind === 0) return { ...base, _id: `a${n}`, _type: 'author', name: `n${next(9)}` };
  if (kind === 1)
    return {
      ...base,
      _id: `s${n}`,
      _type: 'post',
      slug: { current: `s${next(6)}` },
      author: ref(`a${next(6)}`),
    };
  return {
    ...base,
    _id: `p${n}`,
    _type: 'page',
    path: { current: `/p${next(6)}` },
    posts: [ref(`s${next(6)}`), ref(`s${next(6)}`)],
  };
}

const ask = (query: string) => ({ query, params: {}, perspective: 'published', identity: '' });

test('the planned query answers what groq-js answers, and its tags are emitted by every change of its result', async () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-query-')));
  const run = queryEngine(store, { projectId: 'p', dataset: 'd' });
  const next = numbers(7);
  let concerned = 0;
  for (let round = 0; round < 120; round++) {
    const before = await Promise.all(queries.map((query) => run(ask(query))));
    const document = randomDocument(next);
    const isDeleted = next(5) === 0;
    const changes: Change[] = [
      { id: document._id, before: store.get(document._id), after: isDeleted ? null : document },
    ];
    store.commit({ transactionId: `t${round}`, timestamp: '', author: '', mutations: [], changes });
    const emitted = new Set(tagsOfChanges(changes, false));
    for (const [index, query] of queries.entries()) {
      const { result } = await run(ask(query));
      const dataset = [...store.documents.all.values()];
      const plain = await (await evaluate(parse(query), { dataset })).get();
      expect(sorted(result), query).toEqual(sorted(plain));
      const hasTag = before[index]?.syncTags.some((tag) => emitted.has(tag));
      if (JSON.stringify(result) !== JSON.stringify(before[index]?.result)) {
        concerned++;
        expect(hasTag, `${query} after ${JSON.stringify(changes)}`).toBe(true);
      }
    }
  }
  expect(concerned).toBeGreaterThan(100);
  store.close();
});

/** Without an `order`, the order of documents says nothing. */
const sorted = (result: unknown) =>
  Array.isArray(result) ? result.map((item) => JSON.stringify(item)).toSorted() : result;

test('a change has no tag in common with a query that does not look at it', async () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-query-')));
  const run = queryEngine(store, { projectId: 'p', dataset: 'd' });
  const { syncTags } = await run(
    ask('*[_type == "page" && path.current == "/a"][0]{title, "to": to->title}'),
  );
  const after = {
    _id: 'b',
    _type: 'page',
    _rev: '',
    _createdAt: '',
    _updatedAt: '',
    path: { current: '/b' },
  };
  const emitted = tagsOfChanges([{ id: 'b', before: null, after }], false);
  expect(syncTags.filter((tag) => emitted.includes(tag))).toEqual([]);
  store.close();
});

test('a link is concerned by the address of its target and by nothing else of it', async () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-query-')));
  const run = queryEngine(store, { projectId: 'p', dataset: 'd' });
  const base = { _type: 'page', _rev: '', _createdAt: '', _updatedAt: '' };
  const to = { ...base, _id: 'to', path: { current: '/to' }, title: 'Before' };
  const from = { ...base, _id: 'menu', _type: 'menu', link: { page: { _ref: 'to' } } };
  const changes = [to, from].map((after) => ({ id: after._id, before: null, after }));
  store.commit({ transactionId: 't', timestamp: '', author: '', mutations: [], changes });
  const query = '*[_id == "menu"][0]{"link": link{"page": page->{_type, "path": path.current}}}';
  const { result, syncTags } = await run(ask(query));
  expect(result).toEqual({ link: { page: { _type: 'page', path: '/to' } } });
  const share = (after: typeof to) =>
    tagsOfChanges([{ id: 'to', before: to, after }], false).some((tag) => syncTags.includes(tag));
  expect(share({ ...to, title: 'After' })).toBe(false);
  expect(share({ ...to, path: { current: '/moved' } })).toBe(true);
  store.close();
});

test('a query that looks at very many documents falls back to their types', async () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-query-')));
  const ids = Array.from({ length: 100 }, (_, index) => `d${index}`);
  const changes = ids.map((id) => ({
    id,
    before: null,
    after: { _id: id, _type: 'thing', _rev: '', _createdAt: '', _updatedAt: '' },
  }));
  store.commit({ transactionId: 't', timestamp: '', author: '', mutations: [], changes });
  const { syncTags } = await queryEngine(store, { projectId: 'p', dataset: 'd' })({
    ...ask('*[_id in $ids]'),
    params: { ids },
  });
  expect(syncTags).toEqual(['s1:t.thing']);
  store.close();
});
