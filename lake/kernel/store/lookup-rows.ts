import type { DatabaseSync } from 'node:sqlite';
import type { Change } from './document.ts';
import type { Documents } from './documents.ts';
import { lookedUpBy, lookupsOf } from './lookup.ts';

/**
 * Keeps the tables by which readers of the file find documents, and the transaction up to which they are true; `documents`
 * are those that it holds now.
 */
export function keepLookups(
  database: DatabaseSync,
  documents: Documents,
  seq: number,
): { change(changes: Change[], seq: number): void } {
  const add = database.prepare('INSERT OR IGNORE INTO lookups VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM lookups WHERE field = ? AND value = ? AND document = ?');
  const note = database.prepare('INSERT OR REPLACE INTO lookups_until VALUES (1, ?, ?)');

  const lookups = lookupsOf(documents.slugs);
  const kinds = lookups.join(' ');

  // Documents are found by other fields since, or a lake that knew nothing of lookups wrote last, or none did.
  const until = database.prepare('SELECT seq, kinds FROM lookups_until').get();
  if (until?.seq !== seq || until.kinds !== kinds) {
    database.exec('BEGIN IMMEDIATE; DELETE FROM lookups');
    for (const document of documents.all.values())
      for (const field of lookups)
        for (const value of lookedUpBy(field, document)) add.run(field, value, document._id);
    note.run(seq, kinds);
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
      note.run(now, kinds);
    },
  };
}
