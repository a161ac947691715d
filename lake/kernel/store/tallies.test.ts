import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { StoredDocument } from './document.ts';
import { openStore, type Store } from './store.ts';

function commit(store: Store, id: string, fields: Record<string, unknown> | null): void {
  const timestamp = '2026-01-01T00:00:00Z';
  const transactionId = `t${store.seq + 1}`;
  const after: StoredDocument | null = fields && {
    ...{ _id: id, _type: 'post', _rev: transactionId, _createdAt: timestamp, _updatedAt: timestamp },
    ...fields,
  };
  const changes = [{ id, before: store.get(id), after }];
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
  ) => store.documents.count({ type: 'post', conditions, layer });
  const ofKeys = { attribute: 'category._ref', value: 'keys' };
  expect([count([], 'all'), count([], 'published'), count([], 'public')]).toEqual([4, 3, 2]);
  expect([count([ofKeys], 'published'), count([ofKeys], 'public')]).toEqual([2, 1]);
  expect(count([{ attribute: 'title' }, ofKeys], 'published'), 'of which one has no title').toBe(1);
  expect(store.documents.size).toBe(5);

  const tallies = () => store.database.prepare('SELECT * FROM tallies').all();
  const kept = tallies();
  store.database.exec('DELETE FROM lookups_until');
  store.close();
  store = openStore(folder);
  expect(tallies()).toEqual(kept);
  store.close();
});
