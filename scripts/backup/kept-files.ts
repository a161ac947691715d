import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isUnfinished } from '#lake/kernel/files/remove-unfinished.ts';
import { restoringName } from '#lake/kernel/store/database.ts';
import { openingFile } from '#lake/kernel/store/opening-id.ts';
import { backupManifestName, backupName } from './manifest.ts';

/** The index of the search; the site makes it anew where it is missing. */
export const searchIndex = 'search.sqlite';

/**
 * The entries of a data folder that are not backed up: they can be made anew, belong to one run, are a secret of the
 * running product, or are backups themselves.
 */
const leftOut = new Set([
  'backups',
  'cards',
  'lock.sqlite',
  openingFile,
  'processes.json',
  restoringName,
  searchIndex,
  'site-assets',
  'token',
  'transforms',
  'unknown-endpoints.ndjson',
]);
const ofTheMoment = /\.part$|\.saved$|\.replaced-\d+$|^lock\.sqlite$|\.sqlite-(wal|shm|journal)$/;
/**
 * Folders of a data folder whose files somebody has sent: an ending there says nothing about how the product keeps a
 * file.
 */
const sent = /(^|\/)(assets|submissions)\//;
/** How the name of a folder begins in which a restore puts aside what was there. */
export const asideName = 'before-restore-';
/** The folder in which a restore puts together what comes back. */
export const incomingName = 'restoring.part';

/** Whether an entry directly in a data folder, by its name, can be part of a backup and of a restore. */
export const isKept = (name: string): boolean =>
  !leftOut.has(name) && !name.startsWith(asideName) && !isOfTheMoment(name);

/** Whether a file of a data folder, by its path there with "/", is temporary. */
export const isOfTheMoment = (path: string): boolean =>
  sent.test(path) ? isUnfinished(basename(path)) : ofTheMoment.test(basename(path));

/**
 * Whether a file of a data folder is a database of the product, which is copied by SQLite's means while others write to
 * it.
 */
export const isDatabase = (path: string): boolean => path.endsWith('.sqlite') && !sent.test(path);

/**
 * The files of a data folder that a backup holds, as sorted paths in it with "/"; also those in folders elsewhere that
 * are linked from it. Throws with a sentence when such a link leads nowhere.
 */
export async function keptFiles(dataDir: string): Promise<string[]> {
  const entries = await lookThrough(dataDir);
  const gone = entries.find(({ isGone }) => isGone);
  if (gone)
    throw new Error(
      `"${join(dataDir, gone.name)}" leads nowhere, so what it should hold cannot be backed up.`,
    );
  return entries.flatMap(({ files }) => files).sort();
}

/** The databases of all datasets in a data folder, as paths in it; also when some other entry leads nowhere. */
export const lakeFiles = async (dataDir: string): Promise<string[]> =>
  (await lookThrough(dataDir))
    .flatMap(({ files }) => files)
    .filter((path) => basename(path) === 'lake.sqlite')
    .sort();

/**
 * The entries directly in a data folder that are kept, which a restore puts aside. Folders of backups stay where they
 * are: throws with a sentence when one lies beside files that are kept.
 */
export async function keptEntries(dataDir: string): Promise<string[]> {
  const entries = await lookThrough(dataDir);
  const mixed = entries.find(({ files, backups }) => files.length > 0 && backups.length > 0);
  if (mixed)
    throw new Error(
      `The folder "${join(dataDir, mixed.backups[0] ?? '')}" holds backups, and beside it lies what a lake keeps ("${mixed.files[0]}"). Nothing was changed: move one of them elsewhere first.`,
    );
  return entries.filter(({ backups }) => backups.length === 0).map(({ name }) => name);
}

/**
 * What lies in an entry of a data folder: files that are kept, and folders of backups, because BACKUP_DIR may be
 * inside.
 */
interface Found {
  files: string[];
  backups: string[];
}

async function lookThrough(dataDir: string): Promise<({ name: string; isGone?: boolean } & Found)[]> {
  const names = (await readdir(dataDir)).filter((name) => isKept(name));
  return Promise.all(
    names.map(async (name) => {
      const found = await stat(join(dataDir, name)).catch(passOverGone);
      if (!found) return { name, isGone: true, files: [], backups: [] };
      if (found.isDirectory()) return { name, ...(await lookInto(dataDir, name)) };
      return { name, files: found.isFile() ? [name] : [], backups: [] };
    }),
  );
}

function passOverGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function lookInto(root: string, below: string): Promise<Found> {
  const entries = await readdir(join(root, below), { withFileTypes: true });
  if (entries.some(({ name }) => backupName.test(name) || name === backupManifestName))
    return { files: [], backups: [below] };
  const found = await Promise.all(
    entries.map(async (entry): Promise<Found> => {
      const path = `${below}/${entry.name}`;
      if (isOfTheMoment(path)) return { files: [], backups: [] };
      if (entry.isDirectory()) return lookInto(root, path);
      return { files: entry.isFile() ? [path] : [], backups: [] };
    }),
  );
  return { files: found.flatMap(({ files }) => files), backups: found.flatMap(({ backups }) => backups) };
}
