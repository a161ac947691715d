import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocuments } from '#content/read-documents.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import { type Environment, readEnvironment } from '#settings/environment.ts';
import { lakeFile } from '../lake/has-lake.ts';
import { makeSeededLake } from './make-seeded-lake.ts';
import { seed } from './seed.ts';
import { copySeededLake, seededLakeFolder } from './seeded-lake.ts';
import { reopen } from './still-open.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-seeded-'));
const distDir = join('..', '.next-seeded-test', String(process.pid));
const built = join('web', distDir);
const at = (name: string): Environment => ({
  ...readEnvironment({ DATA_DIR: join(folder, name) }),
  distDir,
});
const options = { plugins: lakePlugins, publicUrl: 'https://lake.example.com' };
let seeded: TestLake;
beforeAll(async () => {
  seeded = await testLake(options);
  await Promise.all([seed(seeded.client()), makeSeededLake(at('none'), seededLakeFolder({ distDir }))]);
});
afterAll(async () => {
  await seeded.close();
  for (const made of [folder, built]) rmSync(made, { recursive: true, force: true });
});

test('an empty data folder that begins with it has the documents and assets of seeding, and keys of its own', async () => {
  const environment = at('first');
  expect(await copySeededLake(environment)).toBe(true);
  const its = await testLake({ ...options, dataDir: environment.dataDir });
  try {
    expect(await documentsOf(its)).toEqual(await documentsOf(seeded));
    expect(assetsOf(its)).toEqual(assetsOf(seeded));
    expect(readFileSync(join(its.dataDir, 'picture-key'))).not.toEqual(
      readFileSync(join(seeded.dataDir, 'picture-key')),
    );
    expect(statSync(join(its.dataDir, lakeFile)).mode & 0o077).toBe(0);
  } finally {
    await its.stop();
  }
});

test('it holds nothing but documents and their history: no account, token, session or key', () => {
  const kept = seededLakeFolder({ distDir });
  expect(readdirSync(kept).sort()).toEqual([lakeFile, 'seeded-lake.json']);
  const database = new DatabaseSync(join(kept, lakeFile), { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const filled = tables.flatMap(({ name }) =>
    database.prepare(`SELECT 1 FROM "${name}" LIMIT 1`).get() ? [String(name)] : [],
  );
  database.close();
  const ofDocuments =
    /^(documents|transactions|chang(es|ed)|lookups(_until)?|attributes|outlines|tallies|word_rows|words(_\w+)?)$/;
  // The versions of the tables, the counter of transactions, and the address at which it was seeded.
  const ofFile = ['table_versions', 'sqlite_sequence', 'place'];
  expect(filled.filter((name) => !ofDocuments.test(name)).sort()).toEqual(ofFile.sort());
});

test('a data folder that has a lake, or one of another project, is left as it is', async () => {
  const theirs = at('theirs');
  await copySeededLake(theirs);
  writeFileSync(join(theirs.dataDir, lakeFile), 'theirs');
  expect(await copySeededLake(theirs)).toBe(false);
  expect(readFileSync(join(theirs.dataDir, lakeFile), 'utf8')).toBe('theirs');
  const other = { ...at('other'), projectId: 'other' };
  expect(await copySeededLake(other)).toBe(false);
  expect(existsSync(other.dataDir)).toBe(false);
});

test('a copy that was cut off is no lake, and is made once more', async () => {
  const environment = at('cut-off');
  await copySeededLake(environment);
  const file = join(environment.dataDir, lakeFile);
  writeFileSync(`${file}.part`, readFileSync(file).subarray(0, 5_000));
  rmSync(file);
  expect(await copySeededLake(environment)).toBe(true);
  expect(readFileSync(file)).toEqual(readFileSync(join(seededLakeFolder({ distDir }), lakeFile)));
});

test('positions whose time has passed since it was made are open again, as those of a seeding', async () => {
  const environment = at('late');
  await copySeededLake(environment);
  const its = await testLake({ ...options, dataDir: environment.dataDir });
  try {
    const now = '2031-01-01T00:00:00Z';
    await reopen(its.client(), new Date(now));
    const ends = await its.client().fetch<string[]>('*[defined(closesAt)].closesAt');
    expect(ends.length).toBe(readDocuments().filter(({ closesAt }) => closesAt !== undefined).length);
    expect(ends.filter((end) => end <= now)).toEqual([]);
  } finally {
    await its.stop();
  }
});

test('a making that is ended leaves nothing beside the place where it would stand', async () => {
  const place = join(built, 'ended', 'seeded-lake');
  const maker = `
    import { makeSeededLake } from '${join(import.meta.dirname, 'make-seeded-lake.ts')}';
    process.on('SIGTERM', () => process.exit(130)); // as the commands end that make one
    await makeSeededLake({ projectId: 'tessera', dataset: 'production' }, '${place}');`;
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '--eval', maker];
  const making = spawn(process.execPath, flags, { stdio: 'inherit' });
  const beside = () => (existsSync(dirname(place)) ? readdirSync(dirname(place)) : []);
  await expect.poll(() => beside().length, { timeout: 30_000 }).toBe(1);
  making.kill('SIGTERM');
  expect(await once(making, 'exit')).toEqual([130, null]);
  expect(beside()).toEqual([]);
}, 60_000);

/** All documents, without the fields that differ with each writing. */
async function documentsOf(its: TestLake): Promise<unknown> {
  const found = await its.client().fetch<Record<string, unknown>[]>('* | order(_id)');
  expect(found.length).toBeGreaterThanOrEqual(readDocuments().length);
  return found.map(({ _rev, _createdAt, _updatedAt, uploadId, ...fields }) => fields);
}

const assetsOf = ({ dataDir }: TestLake) =>
  readdirSync(join(dataDir, 'assets'))
    .sort()
    .map((name) => [name, readFileSync(join(dataDir, 'assets', name)).toString('base64')]);
