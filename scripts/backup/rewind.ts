import { randomUUID } from 'node:crypto';
import type { Change, Commit, StoredDocument } from '#lake/kernel/store/document.ts';
import { readLog } from '#lake/kernel/store/log.ts';
import { select } from '#lake/kernel/store/select.ts';
import { openStore, type Store } from '#lake/kernel/store/store.ts';

const maxChanges = 500; // of one transaction

/** A moment in the history of a lake: a time (ISO, in UTC), or the one right after a transaction. */
export type Moment = { time: string } | { transaction: string };

/** Reads what somebody calls a moment: a time in any zone, or the id of a transaction. */
export function readMoment(text: string): Moment {
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? { transaction: text } : { time: new Date(time).toISOString() };
}

/** What bringing documents back to a moment came to. */
export interface Rewound {
  /** When the last transaction that stays was made; undefined when there was none so early. */
  last: string | undefined;
  /** How many documents differ from before. */
  changed: number;
}

/**
 * The last transaction up to a moment in the database of a folder; throws with a sentence when the history does not
 * know the moment.
 */
export function lastUntil(store: Store, moment: Moment): { seq: number; timestamp: string } | undefined {
  const { database } = store;
  const columns = 'SELECT seq, timestamp FROM transactions';
  if ('time' in moment)
    return select<{ seq: number; timestamp: string }>(
      database,
      `${columns} WHERE timestamp <= ? ORDER BY seq DESC LIMIT 1`,
    ).get(moment.time);
  const found = select<{ seq: number; timestamp: string }>(database, `${columns} WHERE id = ?`).get(
    moment.transaction,
  );
  if (found) return found;
  throw new Error(
    `"${moment.transaction}" is neither a time such as 2026-11-23T09:30:00Z nor a transaction in the history of the backup.`,
  );
}

/**
 * Brings the documents of a folder's database back to what they were at a moment, by new transactions after the others.
 * So the history keeps what came between, and every client that has read documents hears which of them have changed.
 */
export function rewind(folder: string, moment: Moment, slugs: readonly string[]): Rewound {
  const store = openStore(folder, { slugs });
  try {
    const last = lastUntil(store, moment);
    const since = last?.seq ?? 0;
    const ids = select<{ document: string }>(
      store.database,
      'SELECT DISTINCT document FROM changed WHERE seq > ? ORDER BY document',
    ).all(since);
    let changed = 0;
    for (let from = 0; from < ids.length; from += maxChanges)
      changed += put(
        store,
        ids
          .slice(from, from + maxChanges)
          .map(({ document: id }) => ({ id, wanted: documentThen(store, id, since) })),
      );
    // The addresses in what came back are those of that time. Without this record, the next lake changes all of them to
    // its own.
    store.database.exec('DELETE FROM place');
    return { last: last?.timestamp, changed };
  } finally {
    store.close();
  }
}

/**
 * A document as it was after a transaction; null when it was not there. The history of a copied dataset may begin in
 * the middle of a document's life: before its first change, the document is what that change found.
 */
export function documentThen(store: Store, id: string, seq: number): StoredDocument | null {
  const changeOf = (commits: readonly Commit[]) => commits[0]?.changes.find((change) => change.id === id);
  const last = changeOf(readLog(store, { ids: [id], to: seq, isReversed: true, limit: 1 }));
  if (last) return last.after;
  return changeOf(readLog(store, { ids: [id], from: seq + 1, limit: 1 }))?.before ?? null;
}

function put(store: Store, states: { id: string; wanted: StoredDocument | null }[]): number {
  const transactionId = `restore-${randomUUID()}`;
  const changes = states.flatMap(({ id, wanted }): Change[] => {
    const before = store.get(id);
    const after = wanted && { ...wanted, _rev: transactionId };
    return before === null && after === null ? [] : [{ id, before, after }];
  });
  const mutations = changes.map(({ id, after }) => (after ? { createOrReplace: after } : { delete: { id } }));
  const timestamp = new Date().toISOString();
  if (changes.length > 0) store.commit({ transactionId, timestamp, author: 'restore', mutations, changes });
  return changes.length;
}
