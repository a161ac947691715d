import type { DatabaseSync } from 'node:sqlite';
import type { Change, Commit } from './document.ts';
import { unpackRecord } from './record.ts';

/** A transaction from its row. What it wrote is read only when somebody looks: it may have been thousands of documents. */
export function readCommit(database: DatabaseSync, row: Record<string, unknown>): Commit {
  const seq = row.seq as number;
  const ids = database.prepare('SELECT document FROM changes WHERE seq = ? ORDER BY rowid').all(seq);
  const select = database.prepare('SELECT record FROM changes WHERE seq = ? AND document = ?');
  const mutations = once(() => unpackRecord(row.mutations) as unknown[]);
  return {
    seq,
    transactionId: row.id as string,
    timestamp: row.timestamp as string,
    author: row.author as string,
    get mutations() {
      return mutations();
    },
    changes: ids.map(({ document }) =>
      lazyChange(String(document), () => select.get(seq, String(document))?.record),
    ),
  };
}

function lazyChange(id: string, read: () => unknown): Change {
  const states = once(() => unpackRecord(read()) as Pick<Change, 'before' | 'after'>);
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
