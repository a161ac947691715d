import type { DatabaseSync } from 'node:sqlite';
import type { Change } from './document.ts';
import { lookedUpBy, lookupsOf } from './lookup.ts';
import type { StoredDocuments } from './stored-documents.ts';

/** The tables by which documents are found. */
export interface Lookups {
  /** Brings them to what a change leaves; the caller has begun a transaction of the database. */
  change(change: Change): void;
  /** Notes the transaction up to which they are true. */
  note(seq: number): void;
}

/** The number of the last transaction of a file, 0 when there is none. */
export const lastSeq = (database: DatabaseSync): number =>
  Number(database.prepare('SELECT max(seq) AS seq FROM transactions').get()?.seq ?? 0);

/**
 * Keeps the tables by which readers of the file find documents. They are made of all documents when what made them was
 * another lake, or knew another way to find documents.
 */
export function keepLookups(
  database: DatabaseSync,
  { slugs, all }: Pick<StoredDocuments, 'slugs' | 'all'>,
): Lookups {
  const add = database.prepare('INSERT OR IGNORE INTO lookups VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM lookups WHERE field = ? AND value = ? AND document = ?');
  const note = database.prepare('INSERT OR REPLACE INTO lookups_until VALUES (1, ?, ?)');
  const lookups = lookupsOf(slugs);
  const kinds = lookups.join(' ');
  const kept: Lookups = {
    change({ id, before, after }) {
      for (const field of lookups) {
        const [was, is] = [lookedUpBy(field, before), lookedUpBy(field, after)];
        for (const value of was) if (!is.includes(value)) remove.run(field, value, id);
        for (const value of is) if (!was.includes(value)) add.run(field, value, id);
      }
    },
    note: (seq) => void note.run(seq, kinds),
  };

  // Documents are found by other fields since, or a lake that knew nothing of lookups wrote last, or none did.
  const until = database.prepare('SELECT seq, kinds FROM lookups_until').get();
  const seq = lastSeq(database);
  if (until?.seq !== seq || until.kinds !== kinds) {
    database.exec('BEGIN IMMEDIATE; DELETE FROM lookups');
    for (const after of all()) kept.change({ id: after._id, before: null, after });
    kept.note(seq);
    database.exec('COMMIT');
  }
  return kept;
}
