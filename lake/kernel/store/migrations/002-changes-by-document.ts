import type { DatabaseSync } from 'node:sqlite';
import type { Change } from '../document.ts';
import { kindOf } from '../kind-of-change.ts';
import { type PackedRecord, packRecord, unpackRecord } from '../record.ts';
import { select } from '../select.ts';

/**
 * Puts every change into a row of its own, together with its kind: create, update or delete. The earliest lakes kept
 * all changes of a transaction in one column, which is dropped.
 */
export function changesByDocument(database: DatabaseSync): void {
  const add = database.prepare('INSERT OR IGNORE INTO changes (seq, document, record) VALUES (?, ?, ?)');
  const together = select<{ seq: number; changes: PackedRecord }>(
    database,
    'SELECT seq, changes FROM transactions WHERE seq NOT IN (SELECT seq FROM changes)',
  );
  // What such a column held.
  for (const { seq, changes } of together.all())
    for (const { id, before, after } of unpackRecord(changes) as Change[])
      add.run(Number(seq), id, packRecord({ before, after }));

  database.exec(`
    ALTER TABLE transactions DROP COLUMN changes;
    ALTER TABLE changed RENAME TO changed_before;
    CREATE TABLE changed (
      document TEXT NOT NULL,
      seq INTEGER NOT NULL REFERENCES transactions (seq),
      kind TEXT NOT NULL, -- create, update or delete
      PRIMARY KEY (document, seq)
    ) WITHOUT ROWID;
    INSERT INTO changed SELECT document, seq, kind FROM changed_before WHERE kind IS NOT NULL;
    DROP TABLE changed_before;
  `);
  const note = database.prepare('INSERT INTO changed (document, seq, kind) VALUES (?, ?, ?)');
  const unnoted = select<{ seq: number; document: string; record: PackedRecord }>(
    database,
    `SELECT seq, document, record FROM changes
     WHERE NOT EXISTS (SELECT 1 FROM changed WHERE changed.document = changes.document AND changed.seq = changes.seq)`,
  );
  // What the record of a change holds.
  for (const { seq, document, record } of unnoted.all())
    note.run(String(document), Number(seq), kindOf(unpackRecord(record) as Omit<Change, 'id'>));
}
