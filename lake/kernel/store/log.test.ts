import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { documentAt, readLog } from './log.ts';
import { openStore } from './store.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'tessera-history-'));
const document = (id: string, _rev: string) => ({
  _id: id,
  _type: 'x',
  _rev,
  _createdAt: '',
  _updatedAt: '',
});

/** Commits one change of a document. */
function change(store: ReturnType<typeof openStore>, id: string, transactionId: string) {
  const changes = [{ id, before: store.get(id), after: document(id, transactionId) }];
  store.commit({ transactionId, timestamp: '', author: '', mutations: [], changes });
}

test('a lake that was made before the log said what kind a change is keeps its history', () => {
  const dataDir = folder();
  openStore(dataDir).close();
  const database = new DatabaseSync(join(dataDir, 'lake.sqlite'));
  database.exec('ALTER TABLE changed DROP COLUMN kind');
  database.close();
  const store = openStore(dataDir);
  const old = [{ id: 'a', before: null, after: document('a', 'old') }];
  store.database
    .prepare(
      "INSERT INTO transactions (id, timestamp, author, mutations, changes) VALUES ('old', '', '', '[]', ?)",
    )
    .run(JSON.stringify(old));
  store.database.exec("INSERT INTO changed (document, seq) VALUES ('a', 1)");
  change(store, 'a', 'first');
  change(store, 'a', 'second');
  const ids = (updatesOf?: string) =>
    readLog(store, { ids: ['a'], limit: 9, updatesOf }).map(({ transactionId }) => transactionId);
  expect(ids()).toEqual(['old', 'first', 'second']);
  expect(ids('a')).toEqual(['old', 'first', 'second']);
  expect(ids('other'), 'what is not known may be anything').toEqual(['old', 'first']);
  expect(documentAt(store, 'a', 1)).toEqual(document('a', 'old'));
  expect(documentAt(store, 'a', 2)).toEqual(document('a', 'first'));
  store.close();
});

test('the history of a document is found by index, never by looking through all transactions', () => {
  const store = openStore(folder());
  const prepared: string[] = [];
  const database = {
    prepare(sql: string) {
      prepared.push(sql);
      return store.database.prepare(sql);
    },
  };
  readLog({ database: database as typeof store.database }, { ids: ['a'], limit: 1 });
  const plan = store.database
    .prepare(`EXPLAIN QUERY PLAN ${prepared[0]}`)
    .all('["a"]', 0, 9, null, null, 1)
    .map(({ detail }) => detail);
  expect(plan.join('\n')).toMatch(/SEARCH changed USING PRIMARY KEY \(document=\? AND seq>\? AND seq<\?\)/);
  expect(plan.join('\n')).not.toMatch(/SCAN (changed|transactions)/);
  store.close();
});
