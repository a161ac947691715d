import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluate, parse } from 'groq-js';
import { expect, test } from 'vitest';
import { type Change, isDeletion, isVersion, type StoredDocument } from '../kernel/store/document.ts';
import { DocumentReader } from '../kernel/store/document-reader.ts';
import { openStore } from '../kernel/store/store.ts';
import { questions } from './questions-fixture.ts';
import { queryEngine } from './run-query.ts';
import { tagsOfChanges } from './tags.ts';

const slugs = ['path', 'slug'];

/** Numbers that are the same in every run, so that a failure can be looked at again. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// The long ones differ only beyond what their keys hold.
const mixed = [
  3,
  -4.5,
  0,
  'a',
  'B',
  '\ue000',
  '\u{1f600}',
  `${'long '.repeat(9)}a`,
  `${'long '.repeat(9)}b`,
  true,
  null,
  undefined,
  [1],
];

function randomDocument(next: (below: number) => number): StoredDocument {
  const n = next(6);
  const base = {
    ...{ _rev: '', _createdAt: '', _updatedAt: '' },
    n: next(100) - 50,
    title: `${next(2) ? 't' : 'T'}${next(50)}`,
    mixed: mixed[next(mixed.length)],
    // Beyond what an outline holds.
    text: [`Long text of ${n}. `.repeat(20)],
    at: `2026-0${next(2) + 1}-01T00:00:00${next(2) ? 'Z' : '+05:00'}`,
  };
  // One post and one page are not for strangers.
  const idIn = (kind: string, n: number) => (n === 5 ? `${kind}.${n}` : `${kind}${n}`);
  const ref = (id: string) => ({ _type: 'reference', _ref: id });
  const kind = next(3);
  if (kind === 0) return { ...base, _id: `a${n}`, _type: 'author', name: `n${next(9)}` };
  if (kind === 1)
    return {
      ...base,
      _id: idIn('s', n),
      _type: 'post',
      slug: { current: `s${next(6)}` },
      author: ref(`a${next(6)}`),
    };
  return {
    ...base,
    _id: idIn('p', n),
    _type: 'page',
    path: { current: `/p${next(6)}` },
    posts: [ref(idIn('s', next(6))), ref(idIn('s', next(6)))],
  };
}

/** Makes, changes or deletes a document; or has a release unpublish one, or no longer. */
function randomChange(documents: StoredDocument[], next: (below: number) => number): Change {
  const versions = documents.filter(({ _id }) => isVersion(_id));
  const version = next(3) === 0 ? versions[next(versions.length)] : undefined;
  if (version) {
    const _system = version._system ? undefined : { delete: true };
    return { id: version._id, before: version, after: { ...version, _system } };
  }
  const { _id, ...fields } = randomDocument(next);
  const id = ['', '', '', 'drafts.', 'drafts.', 'versions.r1.', 'versions.r1.'][next(7)] + _id;
  const before = documents.find((document) => document._id === id) ?? null;
  return { id, before, after: next(4) === 0 ? null : { ...fields, _id: id } };
}

const ask = (query: string, params = {}, perspective = 'published') => ({
  query,
  params,
  perspective,
  identity: '',
});

/** The documents that a perspective shows, worked out anew in a simple way. */
function shown(documents: StoredDocument[], perspective: string): StoredDocument[] {
  if (perspective === 'raw') return documents.toSorted(byId);
  if (perspective === 'public') return documents.filter(({ _id }) => !_id.includes('.')).toSorted(byId);
  const layers = perspective
    .split(',')
    .map((name) => ({ drafts: 'drafts.', r1: 'versions.r1.' })[name] ?? '');
  const found = new Map<string, StoredDocument>();
  for (const layer of new Set([...layers, '']))
    for (const document of documents) {
      const isWithin = layer ? document._id.startsWith(layer) : !/^(drafts|versions)\./.test(document._id);
      const _id = document._id.slice(layer.length);
      if (!isWithin || found.has(_id)) continue;
      found.set(_id, layer ? { ...document, _id, _originalId: document._id } : document);
    }
  return [...found.values()].filter((document) => !isDeletion(document)).toSorted(byId);
}

const byId = (a: StoredDocument, b: StoredDocument) => (a._id < b._id ? -1 : 1);

/** groq-js has no text search: the words of the questions' titles are matched by themselves. */
const plainly = (query: string) =>
  query.replaceAll('[@, _id] match', 'title match').replaceAll('text::query("t1*")', '"t1*"');

test.each(['public', 'published', 'drafts', 'raw', 'r1', 'r1,drafts'])(
  'through "%s", the planned query answers what groq-js answers, from memory as from the file, and its tags are emitted by every change of its result',
  async (perspective) => {
    const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-query-')), { slugs });
    const place = { projectId: 'p', dataset: 'd' };
    const layer = perspective === 'public' || perspective === 'published' ? perspective : 'all';
    const run = queryEngine(store, place);
    // One has room for all documents, one for two or three.
    const readers = [1_000_000, 400].map((room) => new DocumentReader(store.folder, room, slugs));
    const fromFile = readers.map((documents) => ({ documents, run: queryEngine({ documents }, place) }));
    const answers = () => questions.map(([query, params]) => run(ask(query, params, perspective)));
    const next = numbers(7);
    let changed = 0;
    let spared = 0;
    for (let round = 0; round < 60; round++) {
      const before = answers();
      const changes = [randomChange([...store.documents.all()], next)];
      store.commit({ transactionId: `t${round}`, timestamp: '', author: '', mutations: [], changes });

      const emitted = new Set(tagsOfChanges(changes, store.documents, layer));
      const dataset = shown([...store.documents.all()], perspective);
      const now = answers();
      for (const { documents, run } of fromFile)
        for (const [index, [query, params]] of questions.entries())
          expect(
            documents.read(() => run(ask(query, params, perspective))),
            query,
          ).toEqual(now[index]);
      for (const [index, { result }] of now.entries()) {
        const [query, params = {}] = questions[index] ?? [''];
        const plain = await (await evaluate(parse(plainly(query), { params }), { dataset, params })).get();
        expect(result, query).toEqual(plain);
        const isConcerned = before[index]?.syncTags.some((tag) => emitted.has(tag));
        if (JSON.stringify(result) === JSON.stringify(before[index]?.result)) spared += isConcerned ? 0 : 1;
        else expect(isConcerned, `${query} after ${JSON.stringify(changes)}`).toBe(true);
        if (JSON.stringify(result) !== JSON.stringify(before[index]?.result)) changed++;
      }
    }
    expect(changed).toBeGreaterThan(100);
    expect(spared).toBeGreaterThan(500);
    for (const reader of readers) reader.close();
    store.close();
  },
);

test('a change has no tag in common with a query that does not look at it', async () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-query-')), { slugs });
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
  const emitted = tagsOfChanges([{ id: 'b', before: null, after }], store.documents, 'public');
  expect(syncTags.filter((tag) => emitted.includes(tag))).toEqual([]);
  store.close();
});

test('a list that only some documents show concerns only those', async () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-query-')), { slugs });
  const run = queryEngine(store, { projectId: 'p', dataset: 'd' });
  const page = { _type: 'page', _rev: '', _createdAt: '', _updatedAt: '' };
  const changes = [
    { ...page, _id: 'lists', sections: [{ _key: 'a', _type: 'blog-list' }] },
    { ...page, _id: 'tells', sections: [{ _key: 'a', _type: 'prose' }] },
  ].map((after) => ({ id: after._id, before: null, after }));
  store.commit({ transactionId: 't', timestamp: '', author: '', mutations: [], changes });
  const posts = '_type == "blog-list" => {"posts": *[_type == "post"]{title}}';
  const tagsOf = (id: string) => run(ask(`*[_id == "${id}"]{sections[]{_type, ${posts}}}`)).syncTags;
  expect(tagsOf('lists')).toEqual(['s2:d.lists', 's2:t.post']);
  expect(tagsOf('tells')).toEqual(['s2:d.tells']);
  store.close();
});

test('a link is concerned by the address of its target and by nothing else of it', async () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-query-')), { slugs });
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
    tagsOfChanges([{ id: 'to', before: to, after }], store.documents, 'public').some((tag) =>
      syncTags.includes(tag),
    );
  expect(share({ ...to, title: 'After' })).toBe(false);
  expect(share({ ...to, path: { current: '/moved' } })).toBe(true);
  store.close();
});

test('a link is concerned when a release is to unpublish its target, and when it no longer is', () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-query-')), { slugs });
  const run = queryEngine(store, { projectId: 'p', dataset: 'd' });
  let commits = 0;
  const commit = (id: string, after: StoredDocument | null): Change => {
    const change = { id, before: store.get(id), after };
    const transactionId = `t${commits++}`;
    store.commit({ transactionId, timestamp: '', author: '', mutations: [], changes: [change] });
    return change;
  };
  const base = { _type: 'page', _rev: '', _createdAt: '', _updatedAt: '' };
  const to = { ...base, _id: 'to', path: { current: '/to' } };
  commit('to', to);
  commit('menu', { ...base, _id: 'menu', link: { _ref: 'to' } });
  const link = () =>
    run(ask('*[_id == "menu"][0]{"link": link->{_type, "path": path.current}}', {}, 'r1,drafts'));
  const version = { ...to, _id: 'versions.r1.to' };
  const wish = { ...version, _system: { delete: true } };
  for (const after of [wish, null, version, wish, version]) {
    const before = link();
    const emitted = tagsOfChanges([commit(version._id, after)], store.documents, 'all');
    const isSame = JSON.stringify(link().result) === JSON.stringify(before.result);
    expect(isSame || before.syncTags.some((tag) => emitted.includes(tag)), JSON.stringify(after)).toBe(true);
    expect(link().result).toEqual({ link: after === wish ? null : { _type: 'page', path: '/to' } });
  }
  store.close();
});

test('a query that looks at very many documents falls back to their types', async () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-query-')), { slugs });
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
  expect(syncTags).toEqual(['s2:t.thing']);
  store.close();
});
