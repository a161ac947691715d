import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLog } from './log.ts';
import { openStore } from './store.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'tessera-history-'));
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
