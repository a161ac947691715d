import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queryEngine } from '#lake/query/run-query.ts';
import { openStore } from '#lake/store/store.ts';
import type { WorldDocument } from './world.ts';

/** The lake's own query engine over documents that change with every case. */
export interface SearchEngine {
  /** What visitors get for a query when exactly these documents are published. */
  ask(query: string, documents: readonly WorldDocument[]): unknown;
  close(): void;
}

/** Opens a lake of its own in a temporary folder; `close` removes it. */
export function openSearchEngine(): SearchEngine {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-search-'));
  const store = openStore(folder);
  const runQuery = queryEngine(store, { projectId: 'tessera', dataset: 'production' });
  const timestamp = '2026-01-01T00:00:00.000Z';
  let present: WorldDocument[] = [];
  let count = 0;
  return {
    ask(query, documents) {
      const transactionId = `case-${count++}`;
      const gone = present.filter(({ _id }) => !documents.some((document) => document._id === _id));
      const changes = [
        ...gone.map(({ _id }) => ({ id: _id, before: null, after: null })),
        ...documents.map((document) => ({
          id: document._id,
          before: null,
          after: { ...document, _rev: transactionId, _createdAt: timestamp, _updatedAt: timestamp },
        })),
      ];
      store.commit({ transactionId, timestamp, author: 'search', mutations: [], changes });
      present = [...documents];
      return runQuery({ query, params: {}, perspective: 'published', identity: 'anonymous' }).result;
    },
    close() {
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
