import { join } from 'node:path';
import { listBackups } from './backups.ts';
import { type BackupManifest, datasetsOf, readBackupManifest } from './manifest.ts';
import { compareTables, type TableVersions, versionsOf } from './table-versions.ts';

/** The backup that somebody wants back: the one at the place that they named, or else the newest. */
export interface Wanted {
  place: string;
  isNamed: boolean;
  folder: string;
  manifest: BackupManifest;
}

/**
 * Throws when a newer lake wrote the backup, so that a lake that knows tables of the versions `known` could not open
 * it. The sentence names the newest backup in the folder `among` that it can read.
 */
export async function requireReadable(
  { place, isNamed, folder, manifest }: Wanted,
  known: TableVersions,
  among: string,
): Promise<void> {
  const newer = newerThan(known, folder, manifest);
  if (newer === undefined) return;
  const which = isNamed ? `The backup "${place}"` : `No backup was named, and the newest, "${place}",`;
  const other = await newestReadable(known, among);
  const way = other
    ? `the newest in "${among}" that this one can read is "${other}", if it is to be that`
    : `there is none in "${among}" that this one can read`;
  throw new Error(
    `${which} was written by a newer release: ${newer}. Nothing was restored. Restore it with that release; ${way}.`,
  );
}

/** What in a backup is of a newer form; undefined when nothing is. */
function newerThan(known: TableVersions, folder: string, manifest: BackupManifest): string | undefined {
  const data = datasetsOf(manifest).map((path) => versionsOf(join(folder, path)));
  const verdict = compareTables(data, known);
  return typeof verdict === 'object' ? verdict.newer : undefined;
}

async function newestReadable(known: TableVersions, among: string): Promise<string | undefined> {
  for (const { folder, isToCome } of (await listBackups(among)).reverse()) {
    if (isToCome) continue;
    const manifest = await readBackupManifest(folder).catch(() => undefined);
    if (manifest && newerThan(known, folder, manifest) === undefined) return folder;
  }
  return undefined;
}
