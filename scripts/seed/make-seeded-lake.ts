import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { contentFolder, readDocuments } from '#content/read-documents.ts';
import { sha1Of } from '#lake/features/assets/asset-file.ts';
import { temporaryFolder } from '#lake/kernel/files/remove-at-end.ts';
import { type Environment, readEnvironment } from '#settings/environment.ts';
import { lakeFile } from '../lake/has-lake.ts';
import { withOpenedLake } from '../lake/with-opened-lake.ts';
import { step } from '../process/step.ts';
import { contentAssets, seed } from './seed.ts';
import { manifestOf, readSeededLake, type SeededLake, seededLakeFolder } from './seeded-lake.ts';

// The files that a seeded lake is made from: the content, and the code that makes documents and indexes of it.
const sources = [
  'package-lock.json',
  'content/**/*.*',
  '{lake,lake-plugin}/**/*.{ts,json}',
  'scripts/{lake/has-lake,lake/open-lake,lake/with-opened-lake,seed/seed,seed/still-open,seed/make-seeded-lake}.ts',
];

/** Makes the seeded lake that the build keeps, unless it exists and was made from the present content and sources. */
export async function keepSeededLake(environment: Environment): Promise<void> {
  const folder = seededLakeFolder(environment);
  const { projectId, dataset } = environment;
  const known = readSeededLake(folder);
  const madeFrom = fingerprint();
  if (known?.madeFrom === madeFrom && known.projectId === projectId && known.dataset === dataset) return;
  await step('Seeding the first content', () => makeSeededLake(environment, folder, madeFrom));
}

/**
 * Seeds a lake without any account, and keeps its SQLite file in a folder. Token and keys lie beside that file and are
 * not kept: each data folder that begins with the seeded lake gets its own.
 */
export async function makeSeededLake(
  { projectId, dataset }: Pick<Environment, 'projectId' | 'dataset'>,
  folder: string,
  madeFrom = fingerprint(),
): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const { folder: work, remove } = temporaryFolder(`${folder}-`); // beside it, so that it can be moved there as a whole
  try {
    // The settings of the person who makes it must not reach the lakes that others get.
    const environment = readEnvironment({
      SANITY_PROJECT_ID: projectId,
      SANITY_DATASET: dataset,
      SANITY_API_HOST: 'http://localhost:3030',
      DATA_DIR: join(work, 'data'),
    });
    await withOpenedLake(environment, seed);
    const made = join(work, 'made');
    await mkdir(made);
    copyCompact(join(environment.dataDir, lakeFile), join(made, lakeFile));
    const assets = await sourcesOf(join(environment.dataDir, 'assets'));
    const said: SeededLake = { madeFrom, projectId, dataset, assets };
    writeFileSync(manifestOf(made), `${JSON.stringify(said, null, 2)}\n`);
    await rm(folder, { recursive: true, force: true });
    await mkdir(dirname(folder), { recursive: true });
    await rename(made, folder);
  } finally {
    await remove();
  }
}

function copyCompact(from: string, to: string): void {
  const database = new DatabaseSync(from);
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}

/** The file of the content from which each file of some assets was uploaded. */
async function sourcesOf(assets: string): Promise<SeededLake['assets']> {
  const bySha1 = new Map<string, string>();
  for (const { file } of (await contentAssets(readDocuments())).values())
    bySha1.set(sha1Of(readFileSync(file)), relative(contentFolder, file));
  const found = (await readdir(assets)).sort().map((name) => {
    const file = bySha1.get(name.slice(0, name.indexOf('.')));
    if (file === undefined) throw new Error(`The asset "${name}" of the seeded lake is no file of content/.`);
    return [name, file];
  });
  return Object.fromEntries(found);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((pattern) => globSync(pattern)).sort())
    if (!/\.test\.|-fixture\.|node_modules/.test(file) && statSync(file).isFile())
      hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
