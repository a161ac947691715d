import type { DatabaseSync } from 'node:sqlite';
import type { Change, StoredDocument } from './document.ts';
import { lookedUpBy, lookups } from './lookup.ts';

/**
 * Keeps the tables by which readers of the file find documents, and the transaction up to which they are true; `documents`
 * are those that it holds now.
 */
export function keepLookups(
  database: DatabaseSync,
  documents: Iterable<StoredDocument>,
  seq: number,
): { change(changes: Change[], seq: number): void } {
  const add = database.prepare('INSERT OR IGNORE INTO lookups VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM lookups WHERE field = ? AND value = ? AND document = ?');
  const note = database.prepare('INSERT OR REPLACE INTO lookups_until VALUES (1, ?)');

  // A lake that knew nothing of lookups wrote last, or none did.
  if (database.prepare('SELECT seq FROM lookups_until').get()?.seq !== seq) {
    database.exec('BEGIN IMMEDIATE; DELETE FROM lookups');
    for (const document of documents)
      for (const field of lookups)
        for (const value of lookedUpBy(field, document)) add.run(field, value, document._id);
    note.run(seq);
    database.exec('COMMIT');
  }

  return {
    change(changes, now) {
      for (const { id, before, after } of changes) {
        for (const field of lookups) {
          const [was, is] = [lookedUpBy(field, before), lookedUpBy(field, after)];
          for (const value of was) if (!is.includes(value)) remove.run(field, value, id);
          for (const value of is) if (!was.includes(value)) add.run(field, value, id);
        }
      }
      note.run(now);
    },
  };
}
