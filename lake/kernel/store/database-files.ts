import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { keepFilePrivate } from '../files/keep-private.ts';
import { syncNow } from '../files/sync.ts';
import { messageOf } from '../message-of.ts';
import { LakeError } from './lake-error.ts';

/** The files of an open database were taken away or replaced: what is written from then on would be lost. */
export class DatabaseGone extends LakeError {
  override name = 'DatabaseGone';
  /**
   * Whether what the database held is safely on the disk, so that the lake can end. Until then only this process has
   * it.
   */
  readonly isSaved: boolean;

  constructor(message: string, isSaved: boolean) {
    super(message);
    this.isSaved = isSaved;
  }
}

/** Watches that the files of an open database are still those that were opened. */
export interface DatabaseFiles {
  /**
   * Throws DatabaseGone when a file was taken away or replaced. Saves what the database holds first; where that fails,
   * a later call tries again.
   */
  check(): void;
  /**
   * Closes the database. One that was taken away is put back with all that it held; one that was replaced is kept
   * beside its replacement.
   */
  close(): void;
}

/** The files of the database that was just opened in a folder. */
export function databaseFiles(database: DatabaseSync, folder: string): DatabaseFiles {
  const file = join(folder, 'lake.sqlite');
  const saved = `${file}.saved`;
  const replaced = `${file}.replaced-${Date.now()}`;
  const own = [file, `${file}-wal`]
    .map((path) => ({ path, id: idOf(path) }))
    .filter(({ id }) => id !== undefined);
  let gone: DatabaseGone | undefined;
  let tryAgainAt = 0;

  /** Whether another database stands where this one did. */
  const isReplaced = () => ![own[0]?.id, undefined].includes(idOf(file));

  function save(what: string): DatabaseGone {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      rmSync(saved, { force: true });
      database.exec(`VACUUM INTO '${saved.replaceAll("'", "''")}'`);
      keepFilePrivate(saved);
      syncNow(saved);
      const where = isReplaced() ? `is kept beside it, as "${replaced}"` : 'is put back when it stops';
      return new DatabaseGone(`${what}, and the lake stops. What it held ${where}.`, true);
    } catch (error) {
      const why = `could not be saved (${messageOf(error)})`;
      return new DatabaseGone(
        `${what}. What the lake held ${why}; that is tried again, so leave it running.`,
        false,
      );
    }
  }

  function check(): void {
    if (gone?.isSaved || performance.now() < tryAgainAt) throw gone;
    const changed = own.find(({ path, id }) => idOf(path) !== id)?.path;
    gone = undefined; // it may have been put back by whoever took it
    if (!changed) return;
    const how = existsSync(changed) ? 'replaced' : 'removed';
    gone = save(`The file "${changed}" was ${how} while the lake had it open. Nothing is written any more`);
    if (!gone.isSaved) tryAgainAt = performance.now() + retryMs;
    throw gone;
  }

  return {
    check,
    close() {
      try {
        tryAgainAt = 0;
        check();
        // The file of a closed lake must be complete for whoever copies it, though a reader may still have it open.
        database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch (error) {
        if (!(error instanceof DatabaseGone)) throw error;
      } finally {
        database.close();
      }
      if (!gone?.isSaved) return;
      // These belong to the database that is gone; no other may be read with them.
      for (const ending of ['-wal', '-shm']) rmSync(`${file}${ending}`, { force: true });
      renameSync(saved, isReplaced() ? replaced : file);
      syncNow(folder);
    },
  };
}

const retryMs = 10_000;

/** Identifies a file on its disk; undefined when it is not there. */
function idOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found && `${found.dev} ${found.ino}`;
}
