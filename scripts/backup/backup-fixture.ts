import { join } from 'node:path';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { slugsOf } from '#lake/plugin.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import { releasesVersion } from '#settings/with-releases.ts';
import { fillLake } from '../archive/archive-fixture.ts';
import { addBackup } from './backups.ts';
import { openBackup } from './open-backup.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';
import { readMoment } from './rewind.ts';

/** The slug fields of the product's lake. */
export const slugs = slugsOf(lakePlugins);

/**
 * A lake with the product's plug-ins that holds something of every sort, and the folder of its backup, below `among`.
 */
export async function backedUpLake(root: string): Promise<{ its: TestLake; among: string; folder: string }> {
  const its = await testLake({ plugins: lakePlugins });
  await fillLake(its);
  const among = join(root, 'backups');
  const { folder } = await addBackup(its.dataDir, among, new Date('2026-01-01T00:00:00Z'));
  return { its, among, folder };
}

/** Restores a backup into a folder, as the command does. */
export async function restoreInto(
  dataDir: string,
  { from, at, replace }: { from: string; replace?: boolean; at?: string },
): Promise<Restored> {
  const backup = await openBackup(from);
  try {
    return await restoreBackup(backup, dataDir, {
      slugs,
      ...(replace && { replace }),
      ...(at && { at: readMoment(at) }),
    });
  } finally {
    await backup.close();
  }
}

/** A document as a lake answers with it. */
export type Stored = Record<string, unknown> & { _id: string; path: string };

/** All documents of a lake, versions of releases among them. */
export const all = (of: TestLake, dataset = 'production'): Promise<Stored[]> =>
  of.client({ dataset, apiVersion: releasesVersion }).fetch<Stored[]>('* | order(_id)');
