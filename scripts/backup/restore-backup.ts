import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { removeAtEnd } from '#lake/kernel/files/remove-at-end.ts';
import { sync } from '#lake/kernel/files/sync.ts';
import { prepareFolder, restoringName } from '#lake/kernel/store/database.ts';
import { lockFolder } from '#lake/kernel/store/lock.ts';
import { settingOf } from '../lake/setting-of.ts';
import { asideName, incomingName, keptEntries, searchIndex } from './kept-files.ts';
import { datasetsOf } from './manifest.ts';
import { namedFiles } from './named-files.ts';
import { checkFiles, type OpenBackup } from './open-backup.ts';
import { type Moment, type Rewound, rewind } from './rewind.ts';

/** How a backup is restored. */
export interface RestoreOptions {
  /** The slug fields by which the lake's documents are found, as its plug-ins say. */
  slugs: readonly string[];
  /** Puts aside what the folder holds; without it a folder that holds something is refused. */
  replace?: boolean;
  /** Brings documents back to a moment before the backup. */
  at?: Moment;
  /** Moves something to its place, so that a caller can follow the restore; `rename` when left out. */
  move?: (from: string, to: string) => Promise<void>;
}

/** What a restore came to. */
export interface Restored {
  /** Where that lies which was in the folder before; undefined when it held nothing. */
  aside: string | undefined;
  /** The files that documents name and the backup does not hold. */
  missing: string[];
  rewound: Rewound | undefined;
}

/**
 * Puts what a backup holds into a data folder on which no lake runs. Throws with a sentence when it cannot, and leaves
 * the folder as it was. What was there is put aside, except the token and what can be made anew. A restore that is cut
 * off while one takes the place of the other keeps lakes from opening the folder until another restore is through.
 */
export async function restoreBackup(
  backup: OpenBackup,
  dataDir: string,
  { slugs, replace = false, at, move = rename }: RestoreOptions,
): Promise<Restored> {
  prepareFolder(dataDir, settingOf);
  const unlock = lockFolder(dataDir, settingOf);
  const incoming = join(dataDir, incomingName);
  const keep = removeAtEnd(incoming);
  try {
    if (at && 'time' in at && at.time > backup.manifest.createdAt)
      throw new Error(`The backup was made at ${backup.manifest.createdAt} and knows of nothing after that.`);
    const journals = (await readdir(dataDir)).filter((name) => journal.test(name));
    const there = [...(await keptEntries(dataDir)), ...journals];
    if (there.length > 0 && !replace)
      throw new Error(
        `The folder "${dataDir}" holds a lake already. Nothing was restored: set DATA_DIR to an empty folder, or put it aside with --replace.`,
      );
    await rm(incoming, { recursive: true, force: true });
    await copyBackup(backup, incoming);
    const databases = Object.keys(backup.manifest.databases);
    const datasets = datasetsOf(backup.manifest);
    for (const path of datasets) leaveRoom(join(incoming, path));
    const rewound = at && rewindAll(incoming, datasets, at, slugs);
    const missing = databases.flatMap((path) => missingOf(incoming, path, backup));
    await rm(join(incoming, 'lock.sqlite'), { force: true });
    return {
      aside: await changePlaces(dataDir, there, move),
      missing: [...new Set(missing)].sort(),
      rewound,
    };
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    throw error;
  } finally {
    keep();
    unlock();
  }
}

const journal = /^lake\.sqlite-(wal|shm)$/; // left by a lake that was killed, and a part of its database

/** Copies a backup into a new folder, syncs it to the disk, and reads the copy; throws when it differs. */
export async function copyBackup({ folder, manifest }: OpenBackup, to: string): Promise<void> {
  const folders = new Set<string>();
  for (const path of Object.keys(manifest.files)) {
    const copy = join(to, path);
    folders.add(dirname(copy));
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    await copyFile(join(folder, path), copy);
    await sync(copy);
  }
  await checkFiles(to, manifest);
  for (const one of [...folders, to]) await sync(one);
}

// More transactions than a lake makes between a backup and its restore. A site has seen transactions that are gone
// after it, and must not take new ones with the same numbers for them.
const numbersLeftOut = 1_000_000;

function leaveRoom(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec(`UPDATE sqlite_sequence SET seq = seq + ${numbersLeftOut} WHERE name = 'transactions'`);
  } finally {
    database.close();
  }
}

/** Brings all datasets to a moment. A transaction belongs to the first dataset; the others are taken at its time. */
function rewindAll(
  folder: string,
  databases: readonly string[],
  at: Moment,
  slugs: readonly string[],
): Rewound {
  const [main, ...others] = databases;
  const first = rewind(join(folder, dirname(main ?? '')), at, slugs);
  if (first.last === undefined) throw new Error('The history of the backup begins later than that.');
  const moment = 'time' in at ? at : { time: first.last };
  const rest = others.map((path) => rewind(join(folder, dirname(path)), moment, slugs));
  return { last: first.last, changed: [first, ...rest].reduce((sum, { changed }) => sum + changed, 0) };
}

function missingOf(folder: string, database: string, { manifest }: OpenBackup): string[] {
  if (!('documents' in (manifest.databases[database] ?? {}))) return [];
  return [...namedFiles(folder, database)].filter((path) => !(path in manifest.files));
}

type Move = NonNullable<RestoreOptions['move']>;

/** Moves what came in to the name that keeps lakes from opening the folder, and returns its path. */
async function mark(dataDir: string, move: Move): Promise<string> {
  const [incoming, marked] = [incomingName, restoringName].map((name) => join(dataDir, name)) as [
    string,
    string,
  ]; // one for each name
  if (existsSync(marked)) {
    // It is left from a restore that was cut off, and must stay: without it, a lake would begin on what that restore
    // has left.
    for (const name of await readdir(marked)) await rm(join(marked, name), { recursive: true });
    for (const name of await readdir(incoming)) await move(join(incoming, name), join(marked, name));
    await rmdir(incoming);
    await sync(marked);
  } else await move(incoming, marked);
  await sync(dataDir);
  return marked;
}

/** A name for a folder that does not exist yet, because two restores may fall into one second. */
function freeAside(dataDir: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const first = join(dataDir, `${asideName}${time}Z`);
  for (let count = 2, free = first; ; free = `${first}-${count++}`) if (!existsSync(free)) return free;
}

/** Puts aside what is there and moves what came in to its place; returns the folder in which the former lies. */
async function changePlaces(
  dataDir: string,
  there: readonly string[],
  move: Move,
): Promise<string | undefined> {
  const aside = there.length > 0 ? freeAside(dataDir) : undefined;
  const marked = await mark(dataDir, move);
  if (aside) {
    await mkdir(aside, { mode: 0o700 });
    for (const name of there) await move(join(dataDir, name), join(aside, name));
    await sync(aside);
  }
  // The index has the words of what was there. A backup of an earlier version may bring one of its own, and a journal
  // must not meet the file of another.
  for (const ending of ['', '-wal', '-shm'])
    await rm(join(dataDir, `${searchIndex}${ending}`), { force: true });
  for (const name of await readdir(marked)) await move(join(marked, name), join(dataDir, name));
  await sync(dataDir);
  await rmdir(marked);
  return aside;
}
