import { createReadStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sanityImport } from '@sanity/import'; // comes with Sanity's CLI, which imports by it
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPassword } from '#lake/features/accounts/password.ts';
import { freePort } from '#lake/free-port.ts';
import { readArchive } from '#lake/import/read-archive.ts';
import { lakeOptions, type TestLake, testLake } from '#lake/lake-fixture.ts';
import { putArchive } from '#lake/put-content.ts';
import { senderTo } from '#lake/send-to-lake.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import { readAccounts } from '../lake/lake-requests.ts';
import { fillLake, fixturePassword, submittedName } from './archive-fixture.ts';
import type { Written } from './counts.ts';
import { sayCounts } from './counts.ts';
import { importArchive } from './import-archive.ts';
import { writeArchive } from './write-archive.ts';

const elsewhere = 'https://lake.elsewhere.example';
const folder = mkdtempSync(join(tmpdir(), 'tessera-archive-'));
const file = join(folder, 'export.tar.gz');
let from: TestLake;
let to: TestLake;
let written: Written;
beforeAll(async () => {
  from = await testLake({ plugins: lakePlugins });
  to = await testLake({ plugins: lakePlugins, publicUrl: elsewhere });
  await fillLake(from);
  written = await writeArchive(from.client({ apiVersion: '2025-02-19' }), file, { accounts: true });
});
afterAll(async () => {
  await Promise.all([from.close(), to.close()]);
  rmSync(folder, { recursive: true });
});

type Stored = Record<string, unknown> & { _id: string; path: string };

/** All that a dataset holds, but for what says when and by which transaction it was put there. */
async function everything(
  its: TestLake,
  dataset = 'production',
  others: readonly string[] = [],
): Promise<unknown[]> {
  const all = await its.client({ dataset }).fetch<Stored[]>('* | order(_id)');
  return all.map(({ _rev, _updatedAt, uploadId, _createdAt, ...rest }) => ({
    ...JSON.parse(
      [elsewhere, ...others].reduce(
        (text, address) => text.replaceAll(address, 'http://localhost:3030'),
        JSON.stringify(rest),
      ),
    ),
    ...(!/^sanity\..*Asset$/.test(String(rest._type)) && { _createdAt }),
  }));
}

const bytesOf = async (its: TestLake) => {
  const assets = await its.client().fetch<Stored[]>('*[_type match "sanity.*Asset"] | order(_id){_id, path}');
  return Promise.all(assets.map(async ({ path }) => (await fetch(`${its.url}/${path}`)).text()));
};

async function importInto(its: TestLake, options: { replace?: boolean; accounts?: boolean } = {}) {
  const archive = await readArchive(file);
  try {
    return await importArchive(its.client(), archive, options);
  } finally {
    await archive.close();
  }
}

test('an export says what it holds, which is what the lake holds', async () => {
  const count = (query: string, dataset = 'production') =>
    from.client({ dataset, apiVersion: '2025-02-19' }).fetch<number>(`count(${query})`);
  expect(written).toEqual({
    documents: await count('*[!(_type match "sanity.*Asset")]'),
    assets: await count('*[_type match "sanity.*Asset"]'),
    comments: await count('*', 'production-comments'),
    files: 1,
    accounts: 1,
    missing: [],
  });
  expect(sayCounts(written)).toBe(
    '12 documents, 5 assets, 1 comment, 1 file that a visitor sent and 1 account',
  );
});

test('nobody but its owner can read an export, for it holds drafts, what visitors sent, and accounts', () => {
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
});

test('what is exported and imported into an empty lake is the same: documents, releases, assets, comments, files, accounts', async () => {
  const { missing, ...counts } = written;
  expect(await importInto(to, { accounts: true })).toEqual({
    ...counts,
    left: { comments: 0, files: 0, accounts: 0 },
  });
  expect(await everything(to)).toEqual(await everything(from));
  expect(await bytesOf(to)).toEqual(await bytesOf(from));
  expect(await everything(to, 'production-comments')).toEqual(await everything(from, 'production-comments'));
  const sent = join('submissions', submittedName);
  expect(readFileSync(join(to.dataDir, sent))).toEqual(readFileSync(join(from.dataDir, sent)));
  expect(statSync(join(to.dataDir, sent)).mode & 0o777).toBe(0o600);
  expect(await readAccounts(to.client())).toEqual(await readAccounts(from.client()));
  const [account] = await readAccounts(to.client());
  expect(await isPassword(fixturePassword, account?.password)).toBe(true);
});

test('a submission says where its file lies in the lake that it has come to', async () => {
  expect(await to.client().fetch('*[_type == "submission"][0].fields[0].file.url')).toBe(
    `${elsewhere}/submissions/files/production/${submittedName}`,
  );
});

test('an import replaces nothing unless it is told to, and then all that the archive holds', async () => {
  await to.client().patch('page-a').set({ title: 'Mine' }).commit();
  await to.client().patch('post-b').set({ more: 'words' }).commit();
  const before = await everything(to);
  await expect(importInto(to)).rejects.toThrow(/are there already .*Nothing was imported.*--replace/);
  expect(await everything(to)).toEqual(before);
  await importInto(to, { replace: true, accounts: true });
  expect(await everything(to), 'versions of a scheduled release as well').toEqual(await everything(from));
  const { releases } = to.client({ apiVersion: '2025-02-19' });
  await releases.unschedule({ releaseId: 'summer' });
  await releases.archive({ releaseId: 'summer' });
  await importInto(to, { replace: true, accounts: true });
  expect(await everything(to), 'and of one that is over here').toEqual(await everything(from));
});

test('the lake’s own command brings the same, but for what only this product reads', async () => {
  const plain = await testLake({ publicUrl: elsewhere });
  const { documents, assets, comments } = written;
  expect(await putArchive(senderTo(plain.lake, lakeOptions.token), 'production', file)).toEqual({
    ...{ documents, assets, comments },
    left: ['lake/accounts.json', 'lake/submissions'],
  });
  expect(await everything(plain)).toEqual(await everything(from));
  expect(await bytesOf(plain)).toEqual(await bytesOf(from));
  expect(await everything(plain, 'production-comments')).toEqual(
    await everything(from, 'production-comments'),
  );
  await plain.close();
});

test('accounts come only when they are asked for, and stop an import that would replace them', async () => {
  const third = await testLake({ plugins: lakePlugins });
  expect((await importInto(third)).left).toEqual({ comments: 0, files: 0, accounts: 1 });
  expect(await readAccounts(third.client())).toEqual([]);
  await third.close();
  await writeArchive(from.client({ apiVersion: '2025-02-19' }), file);
  await expect(importInto(to, { accounts: true })).rejects.toThrow(/holds no accounts/);
});

test('a dataset of which no query may tell at once is exported all the same, and an empty one as well', async () => {
  const large = await testLake({ queries: { known: { maxMs: 1 } } });
  const other = join(folder, 'large.tar.gz');
  try {
    const client = large.client();
    expect(await writeArchive(client, other)).toMatchObject({ documents: 0, assets: 0 });
    await (await readArchive(other)).close();
    const transaction = client.transaction();
    for (let at = 0; at < 3_000; at++)
      transaction.create({ _id: `page-${at}`, _type: 'page', title: 'Ü'.repeat(500) });
    await transaction.commit({ returnDocuments: false });
    await expect(client.fetch('* | order(_id)')).rejects.toThrow('queries.known.maxMs');
    expect(await writeArchive(client, other)).toMatchObject({ documents: 3_000 });
    const archive = await readArchive(other);
    expect(new Set(archive.documents.map(({ title }) => title))).toEqual(new Set(['Ü'.repeat(500)]));
    await archive.close();
  } finally {
    await large.close();
  }
});

test('a file that the lake has no more is named, and the rest is written', async () => {
  rmSync(join(from.dataDir, 'submissions', submittedName));
  expect(await writeArchive(from.client({ apiVersion: '2025-02-19' }), file)).toMatchObject({
    files: 0,
    missing: [submittedName],
  });
});

test('what is exported goes by the importer of “sanity dataset import” into an empty dataset, names of assets included', async () => {
  // The importer would write the versions of a scheduled release while they are locked.
  await from
    .client({ apiVersion: '2025-02-19' })
    .action({ actionType: 'sanity.action.release.unschedule', releaseId: 'summer' });
  await writeArchive(from.client({ apiVersion: '2025-02-19' }), file, { accounts: true });
  // When the importer sends a file a second time, as on a busy machine, it looks for it at its address first.
  const port = await freePort();
  const own = `http://localhost:${port}`;
  const hosted = await testLake({ plugins: lakePlugins, publicUrl: own }, port);
  const { numDocs, warnings } = await sanityImport(createReadStream(file), {
    client: hosted.client({ apiVersion: '2025-02-19' }),
    operation: 'create',
    allowSystemDocuments: true, // what defines variants
  });
  expect([numDocs, warnings]).toEqual([written.documents, []]);
  // The importer gives every reference a type, also what a variant says of itself.
  const documents = (all: unknown[]) =>
    (all as Stored[])
      .filter(({ _id }) => !/^(image|file)-/.test(_id))
      .map(({ _system, ...rest }) => ({
        ...rest,
        system: JSON.stringify(_system)?.replaceAll('"_type":"reference",', ''),
      }));
  expect(documents(await everything(hosted, 'production', [own]))).toEqual(documents(await everything(from)));
  const names = '*[_type match "sanity.*Asset"].originalFilename | order(@)';
  expect(await hosted.client().fetch(names)).toEqual([
    'Die Küste.png',
    'Renamed without an ending',
    'scene.riv',
    'unused.svg',
  ]);
  expect(await everything(hosted, 'production-comments')).toEqual([]);
  await hosted.close();
});
