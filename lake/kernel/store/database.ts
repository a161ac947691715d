import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { closeFolder, keepFilePrivate } from '../files/keep-private.ts';
import { syncMade } from '../files/sync.ts';
import { messageOf } from '../message-of.ts';
import { LakeError } from './lake-error.ts';
import { migrateTables, type Tables } from './migrate.ts';
import { storeMigrations } from './migrations.ts';
import { select } from './select.ts';

/** Makes sure that the folder exists, for its owner alone, and can be written to, or says what is wrong with it. */
export function prepareFolder(folder: string): void {
  try {
    syncMade(mkdirSync(folder, { recursive: true, mode: 0o700 }), folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    closeFolder(folder);
  } catch (cause) {
    const file = fileInPlaceOf(folder);
    throw new LakeError(
      file !== undefined
        ? `The data folder "${folder}" cannot be made: "${file}" is a file, not a folder. Move it away, or use another folder (${settings}).`
        : `The data folder "${folder}" cannot be read and written (${messageOf(cause)}). Repair its permissions, or use another folder (${settings}).`,
      { cause },
    );
  }
}

const settings = 'DATA_DIR; --data of tessera-lake';

/** The file that stands where a folder, or one that it lies in, was expected. */
function fileInPlaceOf(folder: string): string | undefined {
  if (existsSync(folder)) return statSync(folder).isDirectory() ? undefined : folder;
  const above = dirname(folder);
  return above === folder ? undefined : fileInPlaceOf(above);
}

/** The folder within a data folder that is there while a restore has what it holds take the place of what was there. */
export const restoringName = 'restore-unfinished';

/** Opens the lake's SQLite file, with the tables that features keep in it. A commit that has been answered is on the disk (WAL, synchronous FULL). */
export function openDatabase(folder: string, others: readonly Tables[]): DatabaseSync {
  if (existsSync(join(folder, restoringName)))
    throw new LakeError(
      `A restore into "${folder}" was cut off before it was through. Restore once more with "--replace": what was there before lies in its folder "before-restore-…".`,
    );
  const file = join(folder, 'lake.sqlite');
  const isNew = !existsSync(file);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: maxBusyMs });
    // What SQLite makes beside it gets its rights; what an earlier lake has left there has those of that time.
    for (const ending of ['', '-wal', '-shm']) keepFilePrivate(`${file}${ending}`);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    const isSmall = !isNew && sizeOf(database) <= maxCheckedBytes;
    const problem = isSmall ? database.prepare('PRAGMA quick_check(1)').get()?.quick_check : 'ok';
    if (problem !== 'ok') throw new Error(String(problem));
    migrateTables(database, storeMigrations, others);
    return database;
  } catch (cause) {
    database?.close();
    throw new LakeError(
      `The database "${file}" cannot be read (${messageOf(cause)}). It was left as it is: move it away to start anew, or put back a copy of it.`,
      { cause },
    );
  }
}

/**
 * Looks through a file that is small enough for it: throws LakeError with the id of the first document that cannot be read.
 * What is larger is read when it is asked for, so that a start takes no longer the more there is.
 */
export function checkDocuments(database: DatabaseSync): void {
  if (sizeOf(database) > maxCheckedBytes) return;
  const doubtful = select<{ id: string; body: string }>(
    database,
    'SELECT id, body FROM documents WHERE NOT json_valid(body)',
  );
  for (const { id, body } of doubtful.iterate()) {
    try {
      JSON.parse(body); // to SQLite what is nested more than 1,000 deep is no JSON
    } catch (cause) {
      throw unreadable(id, cause);
    }
  }
}

/** What is said of a document that is not JSON. */
export const unreadable = (id: string, cause?: unknown): LakeError =>
  new LakeError(
    `The document "${id}" in the lake's database is not JSON. Nothing was changed: put back a copy of the database.`,
    { cause },
  );

const maxBusyMs = 5_000; // with what else holds the file for a moment, as whoever copies it continuously does
const maxCheckedBytes = 64 * 1024 * 1024; // which take some tenths of a second

function sizeOf(database: DatabaseSync): number {
  const pages = database.prepare('PRAGMA page_count').get()?.page_count;
  return Number(pages) * Number(database.prepare('PRAGMA page_size').get()?.page_size);
}
