import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { closeFolder, keepFilePrivate } from '../files/keep-private.ts';
import { syncMade } from '../files/sync.ts';
import { messageOf } from '../message-of.ts';
import { inBrackets, type NameOf } from '../name-of.ts';
import { LakeError } from './lake-error.ts';
import { migrateTables, type Tables } from './migrate.ts';
import { storeMigrations } from './migrations.ts';
import { select } from './select.ts';

/**
 * Makes sure that a folder exists, is its owner's alone and can be written to. Throws LakeError that says what is wrong
 * with it.
 */
export function prepareFolder(folder: string, nameOf?: NameOf): void {
  try {
    syncMade(mkdirSync(folder, { recursive: true, mode: 0o700 }), folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    closeFolder(folder);
  } catch (cause) {
    const file = fileInPlaceOf(folder);
    throw new LakeError(
      file !== undefined
        ? `The data folder "${folder}" cannot be made: "${file}" is a file, not a folder. Move it away, or use another folder${inBrackets('dataDir', nameOf)}.`
        : `The data folder "${folder}" cannot be read and written (${messageOf(cause)}). Repair its permissions, or use another folder${inBrackets('dataDir', nameOf)}.`,
      { cause },
    );
  }
}

/** The file that stands in the place of a folder, or of one of the folders around it; undefined when there is none. */
function fileInPlaceOf(folder: string): string | undefined {
  if (existsSync(folder)) return statSync(folder).isDirectory() ? undefined : folder;
  const above = dirname(folder);
  return above === folder ? undefined : fileInPlaceOf(above);
}

/** The folder within a data folder that exists while a restore replaces what was there. */
export const restoringName = 'restore-unfinished';

/**
 * Opens the lake's SQLite file with the tables of the store and of features. Throws LakeError when it cannot be read,
 * or when a restore into the folder was cut off. A commit that has been answered is on the disk (WAL, synchronous
 * FULL).
 */
export function openDatabase(folder: string, others: readonly Tables[]): DatabaseSync {
  if (existsSync(join(folder, restoringName)))
    throw new LakeError(
      `A restore into "${folder}" was interrupted. Restore again with "--replace": what was there before lies in its folder "before-restore-…".`,
    );
  const file = join(folder, 'lake.sqlite');
  const isNew = !existsSync(file);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: maxBusyMs });
    // Files that SQLite makes beside it get its permissions, but those left by an earlier lake have the permissions of
    // their time.
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
 * Checks all documents of a file that is small enough for it: throws LakeError with the id of the first that cannot be
 * read. In larger files each is checked as it is read, so that a start does not take longer the more there is.
 */
export function checkDocuments(database: DatabaseSync): void {
  if (sizeOf(database) > maxCheckedBytes) return;
  const doubtful = select<{ id: string; body: string }>(
    database,
    'SELECT id, body FROM documents WHERE NOT json_valid(body)',
  );
  for (const { id, body } of doubtful.iterate()) {
    try {
      JSON.parse(body); // SQLite refuses JSON that is nested more than 1,000 deep
    } catch (cause) {
      throw unreadableDocument(id, cause);
    }
  }
}

/** The error for a document that is not JSON. */
export const unreadableDocument = (id: string, cause?: unknown): LakeError =>
  new LakeError(
    `The document "${id}" in the lake's database is not JSON. Nothing was changed: put back a copy of the database.`,
    { cause },
  );

const maxBusyMs = 5_000; // to wait while another process holds the file for a moment, such as one that copies it continuously
const maxCheckedBytes = 64 * 1024 * 1024; // which take some tenths of a second to check

function sizeOf(database: DatabaseSync): number {
  const pages = database.prepare('PRAGMA page_count').get()?.page_count;
  return Number(pages) * Number(database.prepare('PRAGMA page_size').get()?.page_size);
}
