import type { DatabaseSync } from 'node:sqlite';

/** Does some changes of a database all or not at all. */
export function together<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const done = work();
    database.exec('COMMIT');
    return done;
  } catch (error) {
    // What fails for want of room SQLite has often undone by itself; to undo it again would hide why.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
