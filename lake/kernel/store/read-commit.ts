import type { DatabaseSync } from 'node:sqlite';
import type { Change, Commit } from './document.ts';
import { type PackedRecord, unpackRecord } from './record.ts';
import { select } from './select.ts';

/** A row of the table of transactions. */
export interface TransactionRow {
  seq: number;
  id: string;
  timestamp: string;
  author: string;
  mutations: PackedRecord;
}

/**
 * A transaction from its row. What it wrote is read only when somebody looks, because it may be thousands of documents.
 */
export function readCommit(database: DatabaseSync, row: TransactionRow): Commit {
  const { seq } = row;
  const ids = select<{ document: string }>(
    database,
    'SELECT document FROM changes WHERE seq = ? ORDER BY rowid',
  ).all(seq);
  // Each of them has a row.
  const record = select<{ record: PackedRecord }>(
    database,
    'SELECT record FROM changes WHERE seq = ? AND document = ?',
  );
  const mutations = once(() => unpackRecord<unknown[]>(row.mutations));
  return {
    seq,
    transactionId: row.id,
    timestamp: row.timestamp,
    author: row.author,
    get mutations() {
      return mutations();
    },
    changes: ids.map(({ document }) =>
      lazyChange(document, () => record.get(seq, document)?.record ?? 'null'),
    ),
  };
}

function lazyChange(id: string, read: () => PackedRecord): Change {
  const states = once(() => unpackRecord<Pick<Change, 'before' | 'after'>>(read()));
  return {
    id,
    get before() {
      return states().before;
    },
    get after() {
      return states().after;
    },
  };
}

function once<T extends object>(read: () => T): () => T {
  let known: T | undefined;
  return () => {
    known ??= read();
    return known;
  };
}
