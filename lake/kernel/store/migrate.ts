import type { DatabaseSync } from 'node:sqlite';
import { together } from '@tessera/limits/together';

/**
 * Brings tables from one version to the next: SQL, or work on the database. Each runs once, in a transaction of its
 * own.
 */
export type Migration = string | ((database: DatabaseSync) => void);

/** Tables that a feature keeps in the lake's file, beside those of the store. */
export interface Tables {
  /** Their owner, under whose name the file keeps their version. */
  owner: string;
  /**
   * The first makes them, each later one changes them. A migration keeps its place for ever, because its number is the
   * version.
   */
  migrations: readonly Migration[];
}

const versionTable =
  'CREATE TABLE IF NOT EXISTS table_versions (owner TEXT PRIMARY KEY, version INTEGER NOT NULL) WITHOUT ROWID';

/**
 * Brings a database to the present form of its tables: those of the store, whose version is `PRAGMA user_version`, and
 * then those of features. Throws when a newer lake wrote any of them, and undoes a step that fails.
 */
export function migrateTables(
  database: DatabaseSync,
  store: readonly Migration[],
  features: readonly Tables[],
): void {
  const { user_version: stored } = database.prepare('PRAGMA user_version').get() ?? {};
  run(database, { owner: 'store', migrations: store }, Number(stored), (version) =>
    database.exec(`PRAGMA user_version = ${version}`),
  );
  database.exec(versionTable);
  const select = database.prepare('SELECT version FROM table_versions WHERE owner = ?');
  const note = database.prepare('INSERT OR REPLACE INTO table_versions VALUES (?, ?)');
  for (const tables of features) {
    const version = Number(select.get(tables.owner)?.version ?? 0);
    run(database, tables, version, (reached) => note.run(tables.owner, reached));
  }
}

function run(
  database: DatabaseSync,
  { owner, migrations }: Tables,
  from: number,
  note: (version: number) => void,
): void {
  if (from > migrations.length)
    throw new Error(
      `a newer lake wrote it: the tables of "${owner}" have the version ${from}, and this lake knows ${migrations.length}`,
    );
  for (const [index, migration] of migrations.entries()) {
    if (index < from) continue;
    together(database, () => {
      if (typeof migration === 'string') database.exec(migration);
      else migration(database);
      note(index + 1);
    });
  }
}
