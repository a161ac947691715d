import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { restoringName } from '#lake/kernel/store/database.ts';
import { manifestName } from './manifest.ts';

/** The index of the search, which the site makes anew where it is missing. */
export const searchIndex = 'search.sqlite';

/** What of a data folder can be made anew, is of one run alone, is a secret of the running product, or is a backup itself. */
const leftOut = new Set([
  'backups',
  'cards',
  'lock.sqlite',
  'processes.json',
  restoringName,
  searchIndex,
  'site-assets',
  'token',
  'transforms',
  'unknown-endpoints.ndjson',
]);
const ofTheMoment = /\.part$|\.saved$|\.replaced-\d+$|^lock\.sqlite$|\.sqlite-(wal|shm|journal)$/;
/** How the name of each of several backups begins. */
export const backupsBegin = 'tessera-';
/** How the folder begins in which a restore puts aside what was there. */
export const asideName = 'before-restore-';
/** The folder in which a restore puts together what comes back. */
export const incomingName = 'restoring.part';

/** Whether an entry directly in a data folder belongs to what is backed up and restored. */
export const isKept = (name: string): boolean =>
  !leftOut.has(name) && !name.startsWith(asideName) && !ofTheMoment.test(name);

/** Whether a file is a database, which is copied as SQLite does while others write to it. */
export const isDatabase = (path: string): boolean => path.endsWith('.sqlite');

/**
 * The files of a data folder that a backup holds, by their paths in it with "/", in order; also those of folders that lie elsewhere and
 * are linked from it.
 */
export async function keptFiles(dataDir: string): Promise<string[]> {
  const names = (await readdir(dataDir)).filter((name) => isKept(name));
  const lists = names.map(async (name) => {
    const found = await stat(join(dataDir, name));
    return found.isDirectory() ? filesIn(dataDir, name) : found.isFile() ? [name] : [];
  });
  return (await Promise.all(lists)).flat().sort();
}

async function filesIn(root: string, below: string): Promise<string[]> {
  const entries = await readdir(join(root, below), { withFileTypes: true });
  const isBackups = (name: string) => name.startsWith(backupsBegin) || name === manifestName;
  if (entries.some(({ name }) => isBackups(name))) return []; // BACKUP_DIR may lie in the data folder
  const lists = entries.map(async (entry) => {
    const path = `${below}/${entry.name}`;
    if (ofTheMoment.test(entry.name)) return [];
    if (entry.isDirectory()) return filesIn(root, path);
    return entry.isFile() ? [path] : [];
  });
  return (await Promise.all(lists)).flat();
}
