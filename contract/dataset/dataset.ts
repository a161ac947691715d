import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@tessera/lake/kernel/store/store';
import { queryEngine } from '@tessera/lake/query/run-query';
import type { AskDataset, StoredDocument } from '../project.ts';
import { draftedIds, publishedOf } from './published.ts';

/** A dataset, with its published documents in a lake of their own while they are checked. */
export interface Dataset {
  /** The published documents. */
  documents: readonly StoredDocument[];
  /** The published documents, and every draft and version. */
  all: readonly StoredDocument[];
  byId: ReadonlyMap<string, StoredDocument>;
  drafted: ReadonlySet<string>;
  /** What visitors get for a query. */
  ask: AskDataset;
  close(): void;
}

/** Puts documents into a lake in a temporary folder; `close` removes it. */
export function openDataset(all: readonly StoredDocument[], options: { withDrafts: boolean }): Dataset {
  const documents = publishedOf(all, options);
  const folder = mkdtempSync(join(tmpdir(), 'tessera-dataset-'));
  const store = openStore(folder);
  const runQuery = queryEngine(store, { projectId: 'tessera', dataset: 'production' });
  const timestamp = '1970-01-01T00:00:00.000Z';
  const changes = documents.map((document) => ({
    id: document._id,
    before: null,
    after: { _rev: '0', _createdAt: timestamp, _updatedAt: timestamp, ...document },
  }));
  store.commit({ transactionId: 'all', timestamp, author: 'check', mutations: [], changes });
  return {
    documents,
    all,
    drafted: draftedIds(all),
    byId: new Map(documents.map((document) => [document._id, document])),
    ask: (query, params = {}) =>
      runQuery({ query, params, perspective: 'raw', identity: 'administrator' }).result,
    close() {
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
