import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { StoredDocument } from './document.ts';
import { openStore, type Store } from './store.ts';

type Fields = Record<string, unknown> | null;

const commit = (store: Store, id: string, fields: Fields): void => commitAll(store, { [id]: fields });

function commitAll(store: Store, all: Record<string, Fields>): void {
  const timestamp = '2026-01-01T00:00:00Z';
  const transactionId = `t${store.seq + 1}`;
  const changes = Object.entries(all).map(([id, fields]) => {
    const after: StoredDocument | null = fields && {
      ...{ _id: id, _type: 'post', _rev: transactionId, _createdAt: timestamp, _updatedAt: timestamp },
      ...fields,
    };
    return { id, before: store.get(id), after };
  });
  store.commit({ transactionId, timestamp, author: 'anna', mutations: [], changes });
}

test('what commits leave of the tallies is what is counted anew', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-tallies-'));
  const category = (_ref: string) => ({ category: { _type: 'reference', _ref } });
  let store = openStore(folder);
  commit(store, 'a', { title: 'One', ...category('keys') });
  commit(store, 'b', { title: 'Two', ...category('keys') });
  commit(store, 'drafts.b', { title: 'Two', ...category('locks') });
  commit(store, 'system.c', category('keys'));
  commit(store, 'c', { title: 'Three' });
  commit(store, 'a', { ...category('locks'), at: '2026-01-01T00:00:00Z' });
  commit(store, 'b', { _type: 'page', title: 'Two' });
  commit(store, 'c', null);
  commit(store, 'd', { title: 'Four', ...category('keys') });
  commit(store, 'd', { title: 'Four', ...category('keys'), sections: [] });

  const count = (
    conditions: { attribute: string; value?: string }[],
    layer: 'all' | 'published' | 'public',
  ) => store.documents.count({ type: 'post', conditions, layer, over: [] });
  const ofKeys = { attribute: 'category._ref', value: 'keys' };
  expect([count([], 'all'), count([], 'published'), count([], 'public')]).toEqual([4, 3, 2]);
  expect([count([ofKeys], 'published'), count([ofKeys], 'public')]).toEqual([2, 1]);
  expect(count([{ attribute: 'title' }, ofKeys], 'published'), 'of which one has no title').toBe(1);
  expect(store.documents.size).toBe(5);

  // In one transaction, some documents leave a tally that others join.
  const together = ['e', 'f', 'drafts.e', 'drafts.f', 'versions.r.e', 'versions.s.f', 'hidden.g'];
  commitAll(store, Object.fromEntries(together.map((id) => [id, { title: id, ...category('keys') }])));
  commitAll(store, {
    a: null,
    b: null,
    g: { title: 'Seven', ...category('keys') },
    e: { ...category('locks') },
    'drafts.e': null,
    'versions.r.e': null,
    'hidden.g': { _type: 'page', ...category('locks') },
  });
  expect([count([], 'all'), count([], 'published'), count([], 'public')]).toEqual([8, 5, 4]);
  expect(count([ofKeys], 'public')).toBe(3);

  const tallies = () => store.database.prepare('SELECT * FROM tallies').all();
  const kept = tallies();
  store.database.exec('DELETE FROM lookups_until');
  store.close();
  store = openStore(folder);
  expect(tallies()).toEqual(kept);
  store.close();
});
