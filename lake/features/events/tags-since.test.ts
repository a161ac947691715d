import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openStore } from '../../kernel/store/store.ts';
import type { CountedLayer } from '../../kernel/store/tallies.ts';
import { transact } from '../../kernel/transactions/transact.ts';
import { tagsOf, tagsSince } from './tags-since.ts';

test('the history is read once for all who resume, and for them alone who saw less of it than others', () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-tags-')));
  const identity = { id: 'editor', role: 'editor', name: 'Mara' } as const;
  const write = (_id: string) =>
    transact({ store, checks: [], identity }, [{ create: { _id, _type: 'page' } }]);
  for (const id of ['a', 'drafts.b', 'c']) write(id);
  const read = vi.spyOn(store, 'numbered');
  const since = (after: number, layer: CountedLayer = 'public') =>
    tagsSince(store, after, { limit: 1_000, layer })?.map(({ seq, tags }) => [
      seq,
      tags.filter((tag) => tag.startsWith('s2:d.')),
    ]);
  const all = [
    [1, ['s2:d.a']],
    [3, ['s2:d.c']],
  ];
  expect([since(0), since(0), since(1)]).toEqual([all, all, all.slice(1)]);
  expect(tagsSince(store, 0, { limit: 1, layer: 'public' }), 'more than are replayed').toBe(undefined);
  expect(read.mock.calls, 'a draft is no news').toEqual([[[1, 3]]]);
  write('d');
  expect(since(0)).toEqual([...all, [4, ['s2:d.d']]]);
  expect(read.mock.calls.at(-1)).toEqual([[4]]);
  expect(since(1, 'all')?.[0], 'those who see drafts are told of them').toEqual([2, ['s2:d.b']]);
  store.close();
});

test('as many as are asked for are told, also when others were remembered since', () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-tags-')));
  const write = (_id: string) => {
    const changes = [
      { id: _id, before: null, after: { _id, _type: 'page', _rev: '', _createdAt: '', _updatedAt: '' } },
    ];
    const commit = { transactionId: _id, timestamp: '', author: '', mutations: [], changes };
    tagsOf(store, store.commit(commit), 'public');
  };
  for (let at = 0; at < 3_000; at++) write(at < 800 ? `page-${at}` : `drafts.page-${at}`);
  const told = tagsSince(store, 0, { limit: 1_000, layer: 'public' });
  expect(told?.map(({ seq, tags }) => [seq, tags[1]])).toEqual(
    Array.from({ length: 800 }, (_, at) => [at + 1, `s2:d.page-${at}`]),
  );
  store.close();
});
