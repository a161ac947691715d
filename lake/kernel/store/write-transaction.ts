import type { DatabaseSync } from 'node:sqlite';
import type { Commit } from './document.ts';
import { kindOf } from './kind-of-change.ts';
import { packRecord } from './record.ts';

/**
 * Returns a function that writes a transaction into the lake's file, its documents and its history, and returns its
 * number. The caller has begun a transaction of the database, and keeps the lookups.
 */
export function transactionWriter(database: DatabaseSync): (transaction: Omit<Commit, 'seq'>) => number {
  const putDocument = database.prepare('INSERT OR REPLACE INTO documents (id, body) VALUES (?, ?)');
  const deleteDocument = database.prepare('DELETE FROM documents WHERE id = ?');
  const addTransaction = database.prepare(
    'INSERT INTO transactions (id, timestamp, author, mutations) VALUES (?, ?, ?, ?)',
  );
  const addChange = database.prepare('INSERT INTO changes (seq, document, record) VALUES (?, ?, ?)');
  const addChanged = database.prepare('INSERT INTO changed (document, seq, kind) VALUES (?, ?, ?)');

  return ({ transactionId, timestamp, author, mutations, changes }) => {
    const { lastInsertRowid } = addTransaction.run(transactionId, timestamp, author, packRecord(mutations));
    const seq = Number(lastInsertRowid);
    for (const change of changes) {
      const { id, before, after } = change;
      if (after) putDocument.run(id, JSON.stringify(after));
      else deleteDocument.run(id);
      addChange.run(seq, id, packRecord({ before, after }));
      addChanged.run(id, seq, kindOf(change));
    }
    return seq;
  };
}
