import type { Change, Commit, StoredDocument } from '../store/document.ts';
import { readCommit, type Store } from '../store/store.ts';

/** Which transactions are wanted: of some documents, between two numbers (both included). */
export interface LogQuery {
  ids: string[];
  from?: number;
  to?: number;
  isReversed?: boolean;
  limit: number;
}

/** The transactions that changed some documents, found by index; the oldest first unless reversed. */
export function readLog({ database }: Pick<Store, 'database'>, query: LogQuery): Commit[] {
  const { ids, from = 0, to = Number.MAX_SAFE_INTEGER, isReversed = false, limit } = query;
  const rows = database
    .prepare(
      `SELECT transactions.* FROM (
         SELECT DISTINCT seq FROM changed
         WHERE document IN (SELECT value FROM json_each(?)) AND seq BETWEEN ? AND ?
         ORDER BY seq ${isReversed ? 'DESC' : 'ASC'} LIMIT ?
       ) JOIN transactions USING (seq) ORDER BY seq ${isReversed ? 'DESC' : 'ASC'}`,
    )
    .all(JSON.stringify(ids), from, to, limit);
  return rows.map(readCommit);
}

/** A document as it was after a transaction; null when it was not there. */
export function documentAt(store: Pick<Store, 'database'>, id: string, seq: number): StoredDocument | null {
  return lastChange(store, id, seq)?.after ?? null;
}

/** A document as it is, or as it was before it was deleted; null when it never was. */
export function lastRevision(store: Pick<Store, 'database'>, id: string): StoredDocument | null {
  const change = lastChange(store, id, Number.MAX_SAFE_INTEGER);
  return change?.after ?? change?.before ?? null;
}

function lastChange(store: Pick<Store, 'database'>, id: string, to: number): Change | undefined {
  const [commit] = readLog(store, { ids: [id], to, isReversed: true, limit: 1 });
  return commit?.changes.find((change) => change.id === id);
}
