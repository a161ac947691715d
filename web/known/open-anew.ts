import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

const ruined = [11, 26]; // SQLITE_CORRUPT, SQLITE_NOTADB: https://www.sqlite.org/rescode.html

/** The error that a database is of a version that cannot be read. */
export class OtherVersion extends Error {
  override name = 'OtherVersion';
}

/**
 * Opens a database whose contents can be found out again, and begins an empty one in place of one that is corrupt or of
 * another version. If it cannot be opened for another reason, such as a full disk, it stays as it is, and a sentence is
 * thrown.
 */
export function openAnew(file: string, open: (file: string) => DatabaseSync): DatabaseSync {
  try {
    if (file !== ':memory:') mkdirSync(path.dirname(file), { recursive: true });
    return openWhole(file, open);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Error(
      `The database "${file}" cannot be opened (${reason}). It was left as it is. Check that its disk has room and works, that this user can write the file, and that no other process has it open. You can also delete it: its content is then gathered again.`,
      { cause },
    );
  }
}

/** Removes the files of a database, if they exist. */
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
  // The lower eight bits are the primary code, the higher ones extend it.
  return error instanceof Error && 'errcode' in error && ruined.includes(Number(error.errcode) & 0xff);
}
