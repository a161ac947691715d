import type { Change, Commit, StoredDocument } from './document.ts';
import { readCommit, type TransactionRow } from './read-commit.ts';
import { select } from './select.ts';
import type { Store } from './store.ts';

type Log = Pick<Store, 'database'>;

/** Which transactions are wanted: of some documents, between two numbers (both included). */
export interface LogQuery {
  ids: string[];
  from?: number;
  to?: number;
  isReversed?: boolean;
  /** Leaves out transactions that only updated documents, except updates of this one. */
  updatesOf?: string;
  limit: number;
}

/** The transactions that changed some documents, found by index; the oldest first unless reversed. */
export function readLog({ database }: Log, query: LogQuery): Commit[] {
  const { ids, from = 0, to = Number.MAX_SAFE_INTEGER, isReversed = false, updatesOf = null, limit } = query;
  const order = isReversed ? 'DESC' : 'ASC';
  const rows = select<TransactionRow>(
    database,
    `SELECT transactions.* FROM (
         SELECT DISTINCT seq FROM changed
         WHERE document IN (SELECT value FROM json_each(?)) AND seq BETWEEN ? AND ?
           AND (? IS NULL OR kind != 'update' OR document = ?)
         ORDER BY seq ${order} LIMIT ?
       ) JOIN transactions USING (seq) ORDER BY seq ${order}`,
  ).all(JSON.stringify(ids), from, to, updatesOf, updatesOf, limit);
  return rows.map((row) => readCommit(database, row));
}

/** A document as it was after a transaction; null when it was not there. */
export function documentAt(log: Log, id: string, seq: number): StoredDocument | null {
  return lastChange(log, id, seq)?.after ?? null;
}

/** A document as it was at a time (ISO, in UTC); null when it was not there. */
export function documentAtTime(log: Log, id: string, time: string): StoredDocument | null {
  const row = log.database
    .prepare(
      `SELECT seq FROM changed JOIN transactions USING (seq)
       WHERE document = ? AND timestamp <= ? ORDER BY seq DESC LIMIT 1`,
    )
    .get(id, time);
  return row ? documentAt(log, id, Number(row.seq)) : null;
}

/** A document as it is, or as it was before it was deleted; null when it never was. */
export function lastRevision(log: Log, id: string): StoredDocument | null {
  const change = lastChange(log, id, Number.MAX_SAFE_INTEGER);
  return change?.after ?? change?.before ?? null;
}

function lastChange(log: Log, id: string, to: number): Change | undefined {
  const [commit] = readLog(log, { ids: [id], to, isReversed: true, limit: 1 });
  return commit?.changes.find((change) => change.id === id);
}
