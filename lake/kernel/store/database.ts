import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StoredDocument } from './document.ts';
import { LakeError } from './lake-error.ts';
import { lookupTables } from './lookup-rows.ts';
import { placeTable } from './public-address.ts';

const tables = `
  CREATE TABLE IF NOT EXISTS documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS transactions (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    timestamp TEXT NOT NULL,
    author TEXT NOT NULL,
    mutations BLOB NOT NULL,
    changes BLOB NOT NULL -- empty, but for an older lake, which kept all changes of a transaction together
  );
  CREATE TABLE IF NOT EXISTS changes (
    seq INTEGER NOT NULL REFERENCES transactions (seq), document TEXT NOT NULL, record BLOB NOT NULL
  );
  CREATE UNIQUE INDEX IF NOT EXISTS changes_of ON changes (seq, document);
  CREATE TABLE IF NOT EXISTS changed (
    document TEXT NOT NULL,
    seq INTEGER NOT NULL REFERENCES transactions (seq),
    kind TEXT, -- create, update or delete; null in a row of an older lake
    PRIMARY KEY (document, seq)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS tokens (hash TEXT PRIMARY KEY, role TEXT NOT NULL, name TEXT NOT NULL) WITHOUT ROWID;
`;

/** Makes sure that the folder exists and can be written to, or says what is wrong with it. */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new LakeError(
      `The data folder "${folder}" cannot be read and written (${(cause as Error).message}). Repair its permissions, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** Opens the lake's SQLite file, with the tables that features keep in it. A commit that has been answered is on the disk (WAL, synchronous FULL). */
export function openDatabase(folder: string, others: readonly string[]): DatabaseSync {
  const file = join(folder, 'lake.sqlite');
  const isNew = !existsSync(file);
  try {
    const database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    const problem = isNew ? 'ok' : database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    if (problem !== 'ok') throw new Error(String(problem));
    database.exec([tables, placeTable, lookupTables, ...others].join('\n'));
    addKind(database);
    return database;
  } catch (cause) {
    throw new LakeError(
      `The database "${file}" cannot be read (${(cause as Error).message}). It was left as it is: move it away to start anew, or put back a copy of it.`,
      { cause },
    );
  }
}

/** A database of an older lake does not say how a document was changed. */
function addKind(database: DatabaseSync): void {
  const columns = database.prepare('PRAGMA table_info(changed)').all();
  if (!columns.some(({ name }) => name === 'kind')) database.exec('ALTER TABLE changed ADD COLUMN kind TEXT');
}

/** All documents of the database; throws LakeError with the id of the first that cannot be read. */
export function* readDocuments(database: DatabaseSync): Generator<StoredDocument> {
  for (const { id, body } of database.prepare('SELECT id, body FROM documents').iterate()) {
    try {
      yield JSON.parse(String(body));
    } catch (cause) {
      throw new LakeError(
        `The document "${id}" in the lake's database is not JSON. Nothing was changed: put back a copy of the database.`,
        { cause },
      );
    }
  }
}
