import type { DatabaseSync } from 'node:sqlite';

/**
 * The tables as lakes had them before versions were counted. A file of such a lake has them already, and keeps them.
 */
export function firstTables(database: DatabaseSync): void {
  database.exec(`
    CREATE TABLE IF NOT EXISTS documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS transactions (
      seq INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      timestamp TEXT NOT NULL,
      author TEXT NOT NULL,
      mutations BLOB NOT NULL,
      changes BLOB NOT NULL
    );
    CREATE TABLE IF NOT EXISTS changes (
      seq INTEGER NOT NULL REFERENCES transactions (seq), document TEXT NOT NULL, record BLOB NOT NULL
    );
    CREATE UNIQUE INDEX IF NOT EXISTS changes_of ON changes (seq, document);
    CREATE TABLE IF NOT EXISTS changed (
      document TEXT NOT NULL,
      seq INTEGER NOT NULL REFERENCES transactions (seq),
      kind TEXT,
      PRIMARY KEY (document, seq)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS tokens (
      hash TEXT PRIMARY KEY, role TEXT NOT NULL, name TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS place (url TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS lookups (
      field TEXT NOT NULL, value TEXT NOT NULL, document TEXT NOT NULL, PRIMARY KEY (field, value, document)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS lookups_until (only INTEGER PRIMARY KEY CHECK (only = 1), seq INTEGER NOT NULL);
  `);
  // The earliest lakes did not say how a document was changed.
  const columns = database.prepare('PRAGMA table_info(changed)').all();
  if (!columns.some(({ name }) => name === 'kind')) database.exec('ALTER TABLE changed ADD COLUMN kind TEXT');
}
