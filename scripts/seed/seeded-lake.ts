import { mkdirSync, readFileSync } from 'node:fs';
import { chmod, copyFile, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { contentFolder } from '#content/read-documents.ts';
import { sync } from '#lake/kernel/files/sync.ts';
import { prepareFolder } from '#lake/kernel/store/database.ts';
import { lockFolder } from '#lake/kernel/store/lock.ts';
import type { Environment } from '#settings/environment.ts';
import { hasLake, lakeFile } from '../lake/has-lake.ts';
import { settingOf } from '../lake/setting-of.ts';

const manifestFile = 'seeded-lake.json';

const manifest = z.object({
  /** A hash of the content and of the code that made a lake of it. */
  madeFrom: z.string(),
  // The paths of assets contain both of these.
  projectId: z.string(),
  dataset: z.string(),
  /** For each file of the lake's assets, the file of the content with its bytes, so that they are not kept twice. */
  assets: z.record(z.string(), z.string()),
});

/** The description of a seeded lake, beside its SQLite file. */
export type SeededLake = z.infer<typeof manifest>;

/**
 * The folder, from the root, in which the build of the site keeps a lake with the first content; later builds leave it
 * there.
 */
export const seededLakeFolder = ({ distDir }: Pick<Environment, 'distDir'>): string =>
  join('web', distDir, 'cache/seeded-lake');

/** The file with the description of a seeded lake. */
export const manifestOf = (folder: string): string => join(folder, manifestFile);

/** The description of the seeded lake in a folder; null when there is none that can be read. */
export function readSeededLake(folder: string): SeededLake | null {
  try {
    return manifest.parse(JSON.parse(readFileSync(manifestOf(folder), 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Makes a data folder without a lake begin with the seeded one that the build keeps. Call it before a lake is opened
 * there. Afterwards all of the lake is on the disk, or nothing. Returns false, and does nothing, when the folder has a
 * lake, or the build has none for this project.
 */
export async function copySeededLake(environment: Environment): Promise<boolean> {
  const { dataDir, projectId, dataset } = environment;
  const folder = seededLakeFolder(environment);
  if (hasLake(dataDir)) return false;
  const seeded = readSeededLake(folder);
  if (seeded?.projectId !== projectId || seeded.dataset !== dataset) return false;
  prepareFolder(dataDir, settingOf);
  const unlock = lockFolder(dataDir, settingOf);
  try {
    const assets = join(dataDir, 'assets');
    mkdirSync(assets, { recursive: true, mode: 0o700 });
    await Promise.all(
      Object.entries(seeded.assets).map(([name, file]) =>
        copyPrivate(join(contentFolder, file), join(assets, basename(name))),
      ),
    );
    await sync(assets);
    // Last, and under its own name only when it is whole, because by this file a folder counts as having a lake.
    const unfinished = join(dataDir, `${lakeFile}.part`);
    await copyPrivate(join(folder, lakeFile), unfinished);
    await rename(unfinished, join(dataDir, lakeFile));
    await sync(dataDir);
    return true;
  } finally {
    unlock();
  }
}

async function copyPrivate(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  await chmod(to, 0o600);
  await sync(to);
}
