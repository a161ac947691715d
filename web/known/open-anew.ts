import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

const ruined = [11, 26]; // SQLITE_CORRUPT, SQLITE_NOTADB: https://www.sqlite.org/rescode.html

/** A database is of a version that is not read. */
export class OtherVersion extends Error {
  override name = 'OtherVersion';
}

/**
 * Opens a database of what can be found out anew, and begins an empty one in the place of one that is ruined or of another version.
 * Whatever else keeps it from being opened, such as a full disk, says nothing against it: it stays, and a sentence is thrown.
 */
export function openAnew(file: string, open: (file: string) => DatabaseSync): DatabaseSync {
  try {
    if (file !== ':memory:') mkdirSync(path.dirname(file), { recursive: true });
    return openWhole(file, open);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Error(
      `The database "${file}" cannot be opened (${reason}). It was left as it is: see that its disk has room and works, that this user may write the file, and that nothing else holds it. It may also be removed: what is in it is then found out anew.`,
      { cause },
    );
  }
}

/** Removes a database, as far as it is there. */
export function removeDatabase(file: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
}

function openWhole(file: string, open: (file: string) => DatabaseSync): DatabaseSync {
  try {
    return open(file);
  } catch (error) {
    if (!isUseless(error)) throw error;
    removeDatabase(file);
    return open(file);
  }
}

function isUseless(error: unknown): boolean {
  if (error instanceof OtherVersion) return true;
  // What a code is extended by stands in its higher bits.
  return error instanceof Error && 'errcode' in error && ruined.includes(Number(error.errcode) & 0xff);
}
