import type { DatabaseSync } from 'node:sqlite';

/**
 * Makes changes to a database, all of them or none, once no other process changes it. Returns what `work` returns, and
 * throws what it throws.
 */
export function together<T>(database: DatabaseSync, work: () => T): T {
  // As a writer from the beginning, which waits for another process that writes; a reader that turns into a writer
  // would fail.
  database.exec('BEGIN IMMEDIATE');
  try {
    const done = work();
    database.exec('COMMIT');
    return done;
  } catch (error) {
    // SQLite has often undone by itself what fails for want of room; undoing it again would hide why.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
