import { join } from 'node:path';
import { listBackups } from './backups.ts';
import { datasetsOf, type Manifest, readManifest } from './manifest.ts';
import { compareTables, type TableVersions, versionsOf } from './table-versions.ts';

/** A backup that somebody wants back, by its place; or that was taken as the newest, when none was named. */
export interface Wanted {
  place: string;
  isNamed: boolean;
  folder: string;
  manifest: Manifest;
}

/**
 * Throws when a newer lake wrote a backup than one that knows tables of the versions `known`, which could not open it; names the newest
 * one of those in a folder that it can read.
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

/** What a backup has that is of a newer form; undefined when there is nothing. */
function newerThan(known: TableVersions, folder: string, manifest: Manifest): string | undefined {
  const data = datasetsOf(manifest).map((path) => versionsOf(join(folder, path)));
  const verdict = compareTables(data, known);
  return typeof verdict === 'object' ? verdict.newer : undefined;
}

async function newestReadable(known: TableVersions, among: string): Promise<string | undefined> {
  for (const { folder, isToCome } of (await listBackups(among)).reverse()) {
    if (isToCome) continue;
    const manifest = await readManifest(folder).catch(() => undefined);
    if (manifest && newerThan(known, folder, manifest) === undefined) return folder;
  }
  return undefined;
}
