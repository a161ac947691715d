import { existsSync, mkdirSync, rmdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeAtEnd } from '#lake/kernel/files/remove-at-end.ts';
import { type BackupManifest, backupName, readBackupManifest } from './manifest.ts';
import { writeBackup } from './write-backup.ts';

const dayMs = 24 * 60 * 60_000;
// A backup begun in the same second as another is named by the next free second, and the clocks of machines differ a
// little.
const toleranceMs = 60_000;

/** A backup among others, named by the time at which it was begun. */
export interface DatedBackup {
  folder: string;
  /** Milliseconds since 1970. */
  time: number;
  /**
   * Whether that time is still to come, because a clock was wrong then or is wrong now; such a backup never counts as
   * the newest.
   */
  isToCome: boolean;
}

/** The backups in a folder by the times in their names, the oldest first. */
export const listBackups = async (folder: string, now = Date.now()): Promise<DatedBackup[]> =>
  (await listDated(folder))
    .filter((one) => !one.folder.endsWith('.part'))
    .map((one) => ({ ...one, isToCome: one.time - now > toleranceMs }));

/** The newest of the listed backups whose time is not still to come; undefined when there is none. */
export const newestOf = (backups: readonly DatedBackup[]): DatedBackup | undefined =>
  backups.findLast(({ isToCome }) => !isToCome);

async function listDated(folder: string): Promise<Pick<DatedBackup, 'folder' | 'time'>[]> {
  const names = await readdir(folder).catch(() => []);
  return names.sort().flatMap((name) => {
    const [, day, hour, minute, second] = name.match(backupName) ?? [];
    return day
      ? [{ folder: join(folder, name), time: Date.parse(`${day}T${hour}:${minute}:${second}Z`) }]
      : [];
  });
}

/**
 * Removes what is left of backups that were cut off: those older than a day, because a younger one may be under way.
 */
async function removeUnfinished(among: string, now: number): Promise<void> {
  for (const { folder, time } of await listDated(among))
    if (folder.endsWith('.part') && now - time > dayMs) await rm(folder, { recursive: true });
}

/**
 * Makes a backup of a data folder in the folder `among`, named by the time. Assets that an earlier backup holds are
 * stored once for both.
 */
export async function addBackup(
  dataDir: string,
  among: string,
  now = new Date(),
): Promise<{ folder: string; manifest: BackupManifest }> {
  await removeUnfinished(among, now.getTime());
  const newest = newestOf(await listBackups(among, now.getTime()))?.folder;
  const manifest = newest && (await readBackupManifest(newest).catch(() => undefined));
  const earlier = newest && manifest ? { folder: newest, manifest } : undefined;
  const folder = takeName(among, now);
  return { folder, manifest: await writeBackup(dataDir, folder, earlier) };
}

/**
 * Finds a folder name that no other backup has, by the time or by the next free second. Makes the unfinished folder
 * `.part` of that name, so that no other backup takes it.
 */
function takeName(among: string, now: Date): string {
  mkdirSync(among, { recursive: true, mode: 0o700 });
  for (let time = now.getTime(); ; time += 1_000) {
    const folder = join(among, `tessera-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
    const keep = removeAtEnd(`${folder}.part`); // noted before the folder is made, because a signal may come at any moment
    const isOurs = isMade(`${folder}.part`);
    if (isOurs && !existsSync(folder)) return folder;
    if (isOurs) rmdirSync(`${folder}.part`);
    keep();
  }
}

/** Makes a folder and returns true; returns false when it exists already. */
function isMade(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false; // errors of the system have a code
    throw error;
  }
}

/** Removes the backups that are older than so many days, except the newest of all, and returns where they were. */
export async function removeOldBackups(among: string, days: number, now = Date.now()): Promise<string[]> {
  const all = await listBackups(among, now);
  const newest = newestOf(all);
  const old = all.filter((one) => one !== newest && now - one.time > days * dayMs);
  for (const { folder } of old) await rm(folder, { recursive: true });
  return old.map(({ folder }) => folder);
}
