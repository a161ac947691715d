import { chmod, copyFile, link, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeAtEnd } from '#lake/kernel/files/remove-at-end.ts';
import { sync } from '#lake/kernel/files/sync.ts';
import { writeWhole } from '#lake/kernel/files/write-whole.ts';
import { copyDatabase } from './copy-database.ts';
import { isDatabase, keptFiles } from './kept-files.ts';
import { type BackupManifest, backupManifestName, type FileFacts, factsOfFile, hashOf } from './manifest.ts';
import { namedFiles } from './named-files.ts';
import { factsOfRows } from './row-facts.ts';

/** A backup that exists already: files in it that cannot have changed since are not copied again. */
export interface Earlier {
  folder: string;
  manifest: BackupManifest;
}

/**
 * Copies all that is kept in a data folder into a new folder, whether a lake runs on it or not, and reads the copy:
 * every row of each database, every byte of each file. The folder is either whole or not there; until then its name
 * ends in `.part`. Throws with a sentence when something cannot be read.
 */
export async function writeBackup(
  dataDir: string,
  folder: string,
  earlier?: Earlier,
): Promise<BackupManifest> {
  const part = `${folder}.part`;
  const keep = removeAtEnd(part);
  try {
    await mkdir(part, { recursive: true, mode: 0o700 });
    const manifest = await copyAll(dataDir, part, earlier);
    await writeWhole(join(part, backupManifestName), Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
    await rename(part, folder);
    await sync(dirname(folder));
    return manifest;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  } finally {
    keep();
  }
}

async function copyAll(dataDir: string, to: string, earlier: Earlier | undefined): Promise<BackupManifest> {
  const createdAt = new Date().toISOString();
  const databases: BackupManifest['databases'] = {};
  const files: BackupManifest['files'] = {};
  const damaged: string[] = [];
  const named = new Set<string>();
  const copyIn = async (path: string) => {
    const copy = join(to, path);
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    await copyDatabase(join(dataDir, path), copy);
    await chmod(copy, 0o600);
    databases[path] = factsOfRows(copy);
    if ('documents' in databases[path]) for (const one of namedFiles(to, path)) named.add(one);
    files[path] = await factsOfFile(copy);
    await sync(copy);
  };
  // Databases first: when a document names a file, that file was there before.
  for (const path of await copyMain(dataDir, copyIn)) await copyIn(path);
  if (Object.keys(databases).length === 0)
    throw new Error(`There is no lake in "${dataDir}" yet: DATA_DIR names the folder that is backed up.`);
  for (const path of (await keptFiles(dataDir)).filter((one) => !isDatabase(one))) {
    const facts = await copyOne(join(dataDir, path), join(to, path), { path, earlier });
    if (!facts) continue; // deleted in the meantime
    files[path] = facts;
    if (await isTorn(path, join(to, path))) damaged.push(path);
  }
  for (const path of new Set(Object.keys(files).map((one) => dirname(one)))) await sync(join(to, path));
  const missing = [...named].filter((path) => !(path in files)).sort();
  return { form: 1, createdAt, files: inOrder(files), databases: inOrder(databases), missing, damaged };
}

/**
 * Copies the database that says which datasets there are, and returns the paths of the datasets' databases. Copies it
 * again when a dataset is made meanwhile, because a dataset recorded without its database would come back empty.
 */
async function copyMain(dataDir: string, copyIn: (path: string) => Promise<void>): Promise<string[]> {
  for (let tries = 0; tries < maxTries; tries++) {
    const before = (await keptFiles(dataDir)).filter(isDatabase);
    if (before.includes(mainDatabase)) await copyIn(mainDatabase);
    const after = (await keptFiles(dataDir)).filter(isDatabase);
    if (after.join() === before.join()) return after.filter((path) => path !== mainDatabase);
  }
  throw new Error('Datasets are made or deleted all the time: make the backup once that is done.');
}

const mainDatabase = 'lake.sqlite';
const maxTries = 20;

const inOrder = <Value>(named: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Brings a file into a backup and returns its size and hash; undefined when it is not there any more. */
async function copyOne(
  from: string,
  to: string,
  { path, earlier }: { path: string; earlier: Earlier | undefined },
): Promise<FileFacts | undefined> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const known = isAsset.test(path) && earlier?.manifest.files[path];
  if (known && !earlier.manifest.damaged.includes(path)) {
    const isLinked = await link(join(earlier.folder, path), to).then(
      () => true,
      () => false, // for example on another disk
    );
    const facts = isLinked && (await factsOfFile(to));
    if (facts && facts.sha256 === known.sha256) return facts;
    await rm(to, { force: true });
  }
  try {
    await copyFile(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined; // errors of the system have a code
    throw error;
  }
  await chmod(to, 0o600);
  await sync(to);
  return factsOfFile(to);
}

const isAsset = /(^|\/)assets\//; // of any dataset
const sha1Name = /(?:^|\/)assets\/([0-9a-f]{40})\./;

/** Whether an asset has other bytes than its name says. */
async function isTorn(path: string, file: string): Promise<boolean> {
  const [, sha1] = path.match(sha1Name) ?? [];
  return sha1 !== undefined && (await hashOf(file, 'sha1')) !== sha1;
}
