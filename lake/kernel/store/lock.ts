import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keepFilePrivate } from '../files/keep-private.ts';
import { messageOf } from '../message-of.ts';
import { inBrackets, type NameOf } from '../name-of.ts';
import { LakeError } from './lake-error.ts';

const busy = 5; // SQLITE_BUSY

/**
 * Takes the data folder for this process until the returned function is called. The lock is one of the
 * operating system (SQLite's exclusive file lock), so it is free again after the process was killed.
 */
export function lockFolder(folder: string, nameOf?: NameOf): () => void {
  const file = join(folder, 'lock.sqlite');
  const database = new DatabaseSync(file);
  try {
    keepFilePrivate(file);
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (cause) {
    database.close();
    // Errors of SQLite have its code.
    const isTaken = (cause as { errcode?: number }).errcode === busy;
    throw new LakeError(
      isTaken
        ? `The data folder "${folder}" is in use by another lake. Stop that process, or use another folder${inBrackets('dataDir', nameOf)}. A program that is to work on that lake asks it at its port${inBrackets('port', nameOf)}.`
        : `The data folder "${folder}" cannot be locked (${messageOf(cause)}). Delete its "lock.sqlite", which holds nothing.`,
      { cause },
    );
  }
  return () => database.close();
}
