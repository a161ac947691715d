import { existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { isUnfinished } from '../../kernel/files/remove-unfinished.ts';
import { migrateTables } from '../../kernel/store/migrate.ts';
import { storeMigrations } from '../../kernel/store/migrations.ts';
import type { MoveFiles } from '../../kernel/store/public-address.ts';
import { select } from '../../kernel/store/select.ts';

const pagesAtOnce = 500; // of the file, between two calls of `progress`

/**
 * Copies what the folder of a dataset holds into another while the dataset goes on being written: its documents and
 * history as they are at this moment, and its assets. What features keep beside documents (accounts, tokens, hooks) is
 * not in the copy. `progress` gets the percentage, and stops the copy by throwing.
 */
export async function copyFolder(
  from: string,
  to: string,
  { skipHistory, progress }: { skipHistory: boolean; progress: (percent: number) => void },
): Promise<void> {
  mkdirSync(to, { recursive: true });
  await copyAssets(from, to); // before, because an asset that is deleted meanwhile belongs to a document of the copy
  const source = new DatabaseSync(join(from, 'lake.sqlite'), { readOnly: true, timeout: 5_000 });
  const file = join(to, 'lake.sqlite');
  try {
    source.exec('BEGIN');
    select(source, 'SELECT 1 FROM documents').get(); // from here on it sees nothing that others write
    await backup(source, file, {
      rate: pagesAtOnce,
      progress: ({ totalPages, remainingPages }) =>
        progress(Math.floor((99 * (totalPages - remainingPages)) / totalPages)),
    });
  } finally {
    source.close();
  }
  keepDocumentsOnly(file, skipHistory);
  await copyAssets(from, to); // after, because an asset that came meanwhile may belong to one, too
}

/** Copies assets as hard links where the disk can make them, because assets never change. */
async function copyAssets(from: string, to: string): Promise<void> {
  const folder = join(from, 'assets');
  if (!existsSync(folder)) return;
  mkdirSync(join(to, 'assets'), { recursive: true });
  for (const name of readdirSync(folder)) {
    if (isUnfinished(name)) continue;
    const [original, copy] = [join(folder, name), join(to, 'assets', name)];
    if (existsSync(copy)) continue;
    try {
      linkSync(original, copy);
    } catch (error) {
      // With ENOENT the asset was deleted meanwhile; otherwise the disk cannot make hard links.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') await copyFile(original, copy);
    }
  }
}

function keepDocumentsOnly(file: string, skipHistory: boolean): void {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  try {
    database.exec('PRAGMA secure_delete = ON; PRAGMA journal_mode = DELETE; BEGIN');
    const own = ownTables();
    for (const table of tablesIn(database))
      if (!own.has(table)) database.exec(`DROP TABLE IF EXISTS "${table}"`);
    database.exec(
      'DELETE FROM table_versions; DELETE FROM tokens; DELETE FROM place; PRAGMA secure_delete = OFF',
    );
    if (skipHistory) {
      // The last transaction stays, without its mutations, because the numbers of later ones go on from its own.
      database.exec(`
        DELETE FROM changes;
        DELETE FROM changed;
        CREATE TEMP TABLE last_transaction AS SELECT * FROM transactions ORDER BY seq DESC LIMIT 1;
        DELETE FROM transactions;
        INSERT INTO transactions SELECT * FROM last_transaction;
        DROP TABLE last_transaction;
        UPDATE transactions SET mutations = '[]';
      `);
    }
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

/** The tables that the file of every dataset has. */
function ownTables(): Set<string> {
  const fresh = new DatabaseSync(':memory:');
  migrateTables(fresh, storeMigrations, []);
  const names = new Set(tablesIn(fresh));
  fresh.close();
  return names;
}

const tablesIn = (database: DatabaseSync): string[] =>
  select<{ name: string }>(database, `SELECT name FROM sqlite_master WHERE type = 'table'`)
    .all()
    .map(({ name }) => name);

/** Changes the addresses of assets, which name their dataset, to those of a copy of it. */
export function intoDataset(projectId: string, source: string, target: string): MoveFiles {
  const place = new RegExp(`^(images|files)/${projectId}/${source}/`);
  return {
    types: ['sanity.imageAsset', 'sanity.fileAsset'],
    move(document) {
      const { path, url } = document;
      if (typeof path !== 'string' || typeof url !== 'string' || !url.endsWith(path)) return document;
      const moved = path.replace(place, `$1/${projectId}/${target}/`);
      return moved === path
        ? document
        : { ...document, path: moved, url: url.slice(0, -path.length) + moved };
    },
  };
}
