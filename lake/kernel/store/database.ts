import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf } from '../message-of.ts';
import { LakeError } from './lake-error.ts';
import { migrateTables, type Tables } from './migrate.ts';
import { storeMigrations } from './migrations.ts';
import { select } from './select.ts';

/** Makes sure that the folder exists and can be written to, or says what is wrong with it. */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new LakeError(
      `The data folder "${folder}" cannot be read and written (${messageOf(cause)}). Repair its permissions, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** Opens the lake's SQLite file, with the tables that features keep in it. A commit that has been answered is on the disk (WAL, synchronous FULL). */
export function openDatabase(folder: string, others: readonly Tables[]): DatabaseSync {
  const file = join(folder, 'lake.sqlite');
  const isNew = !existsSync(file);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
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
  const torn = select<{ id: string }>(database, 'SELECT id FROM documents WHERE NOT json_valid(body)').get();
  if (torn) throw unreadable(torn.id);
}

/** What is said of a document that is not JSON. */
export const unreadable = (id: string, cause?: unknown): LakeError =>
  new LakeError(
    `The document "${id}" in the lake's database is not JSON. Nothing was changed: put back a copy of the database.`,
    { cause },
  );

const maxCheckedBytes = 64 * 1024 * 1024; // which take some tenths of a second

function sizeOf(database: DatabaseSync): number {
  const pages = database.prepare('PRAGMA page_count').get()?.page_count;
  return Number(pages) * Number(database.prepare('PRAGMA page_size').get()?.page_size);
}
