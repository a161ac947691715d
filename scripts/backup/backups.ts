import { existsSync, mkdirSync, rmdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeAtEnd } from '#lake/kernel/files/remove-at-end.ts';
import { backupName, type Manifest, readManifest } from './manifest.ts';
import { writeBackup } from './write-backup.ts';

const dayMs = 24 * 60 * 60_000;
const toleranceMs = 60_000; // of several in one second each is named by the next, and clocks of machines differ a little

/** A backup among others, named by the time at which it was begun. */
export interface DatedBackup {
  folder: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Whether that time is still to come, as a clock was wrong then or is now: such a one is newer than none. */
  isToCome: boolean;
}

/** The backups in a folder by the times in their names, the oldest first. */
export const listBackups = async (folder: string, now = Date.now()): Promise<DatedBackup[]> =>
  (await listDated(folder))
    .filter((one) => !one.folder.endsWith('.part'))
    .map((one) => ({ ...one, isToCome: one.time - now > toleranceMs }));

/** The newest of listed backups, but for those whose time is still to come; undefined when there is no other. */
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

/** Removes what is left of backups that were cut off; one that is under way is younger than a day. */
async function removeUnfinished(among: string, now: number): Promise<void> {
  for (const { folder, time } of await listDated(among))
    if (folder.endsWith('.part') && now - time > dayMs) await rm(folder, { recursive: true });
}

/** Makes a backup of a data folder among others, named by the time; assets that an earlier one holds are there once for both. */
export async function addBackup(
  dataDir: string,
  among: string,
  now = new Date(),
): Promise<{ folder: string; manifest: Manifest }> {
  await removeUnfinished(among, now.getTime());
  const newest = newestOf(await listBackups(among, now.getTime()))?.folder;
  const manifest = newest && (await readManifest(newest).catch(() => undefined));
  const earlier = newest && manifest ? { folder: newest, manifest } : undefined;
  const folder = takeName(among, now);
  return { folder, manifest: await writeBackup(dataDir, folder, earlier) };
}

/** A name that no other backup has, of a time or of the next second that is free; its unfinished folder, which is made, keeps others from it. */
function takeName(among: string, now: Date): string {
  mkdirSync(among, { recursive: true, mode: 0o700 });
  for (let time = now.getTime(); ; time += 1_000) {
    const folder = join(among, `tessera-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
    const keep = removeAtEnd(`${folder}.part`); // before it is there: a signal may come at any moment
    const isOurs = isMade(`${folder}.part`);
    if (isOurs && !existsSync(folder)) return folder;
    if (isOurs) rmdirSync(`${folder}.part`);
    keep();
  }
}

/** Makes a folder, and answers whether there was none. */
function isMade(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false; // errors of the system have a code
    throw error;
  }
}

/** Removes the backups that are older than some days, but for the newest of all, and answers where they were. */
export async function removeOldBackups(among: string, days: number, now = Date.now()): Promise<string[]> {
  const all = await listBackups(among, now);
  const newest = newestOf(all);
  const old = all.filter((one) => one !== newest && now - one.time > days * dayMs);
  for (const { folder } of old) await rm(folder, { recursive: true });
  return old.map(({ folder }) => folder);
}
