import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Action } from '@sanity/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const admin = { authorization: 'Bearer administrator-of-a-test' };

/** Copies the site's dataset and follows the job to its end, as the CLI does: without a token. */
async function copy(targetDataset: string, options: object = {}): Promise<string> {
  return endOf(await begin('production', targetDataset, options));
}

async function begin(source: string, targetDataset: string, options: object = {}): Promise<string> {
  const { jobId } = await its.client().request<{ jobId: string }>({
    method: 'PUT',
    url: `/datasets/${source}/copy`,
    body: { targetDataset, ...options },
  });
  return jobId;
}

const endOf = async (jobId: string) => (await fetch(`${its.url}/v2025-09-16/jobs/${jobId}/listen`)).text();

test('a copy has the documents, the history and the assets, and from then on a life of its own', async () => {
  const main = its.client();
  const asset = await main.assets.upload('file', Buffer.from('a file of the site'), { filename: 'a.txt' });
  await main.create({
    _id: 'page',
    _type: 'page',
    title: 'Before',
    file: { asset: { _type: 'reference', _ref: asset._id } },
  });
  await main.patch('page').set({ title: 'Now' }).commit();
  its.lake.createToken('viewer', 'Stays behind');

  const events = await copy('staging');
  expect(events).toContain('"state":"completed"');
  expect(events).toContain('event: done');

  const staging = its.client({ dataset: 'staging' });
  expect(await staging.getDocument('page')).toEqual(await main.getDocument('page'));
  const copied = await staging.getDocument<{ url: string }>(asset._id);
  expect(copied?.url).toBe(asset.url.replace('/production/', '/staging/'));
  expect((await fetch(its.url + new URL(copied?.url ?? '').pathname)).status).toBe(200);
  const history = await fetch(
    `${its.url}/v2025-02-19/data/history/staging/transactions/page?excludeContent=true`,
    {
      headers: admin,
    },
  );
  expect((await history.text()).trim().split('\n')).toHaveLength(2);

  await staging.patch('page').set({ title: 'Only here' }).commit();
  expect(await main.fetch('*[_id == "page"][0].title')).toBe('Now');
  expect(await staging.fetch('*[title == "Only here"]._id')).toEqual(['page']);
  expect(await main.request({ url: '/projects/tessera/datasets/copy' })).toMatchObject([
    {
      sourceDataset: 'production',
      targetDataset: 'staging',
      state: 'completed',
      withHistory: true,
      progress: 100,
    },
  ]);
});

test('a file is copied whatever its ending, also one by which what is not whole is known', async () => {
  const film = await its.client().assets.upload('file', Buffer.from('half of it'), { filename: 'film.part' });
  await copy('with-film');
  const copied = await its.client({ dataset: 'with-film' }).getDocument<{ path: string }>(film._id);
  const bytes = await fetch(`${its.url}/${copied?.path}`);
  expect([bytes.status, await bytes.text()]).toEqual([200, 'half of it']);
});

test('what features keep beside the documents is not in the file of a copy: no tokens, accounts or jobs', () => {
  const folder = its.lake.database
    .prepare(`SELECT folder FROM datasets WHERE name = 'staging'`)
    .get()?.folder;
  const file = new DatabaseSync(join(its.dataDir, 'datasets', String(folder), 'lake.sqlite'), {
    readOnly: true,
  });
  const tables = file.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all();
  const names = tables.map(({ name }) => name);
  expect(names).toContain('documents');
  for (const name of ['accounts', 'sessions', 'datasets', 'copy_jobs', 'cors_origins'])
    expect(names).not.toContain(name);
  expect(file.prepare('SELECT count(*) AS n FROM tokens').get()?.n).toBe(0);
  file.close();
});

test('history and releases stay behind when they are not wanted', async () => {
  const main = its.client({ apiVersion: '2025-02-19' });
  await main.releases.create({
    releaseId: 'spring',
    metadata: { title: 'Spring', releaseType: 'undecided' },
  });
  await main.createVersion({
    releaseId: 'spring',
    publishedId: 'page',
    document: { _type: 'page', _id: 'versions.spring.page' },
  });
  await copy('plain', { skipHistory: true, skipContentReleases: true });
  const plain = its.client({ dataset: 'plain' });
  expect(await plain.fetch('*[_id in path("versions.**") || _id in path("_.**")]._id')).toEqual([]);
  expect(await plain.fetch('*[_id == "page"][0].title')).toBe('Now');
  const history = await fetch(`${its.url}/v2025-02-19/data/history/plain/transactions/page`, {
    headers: admin,
  });
  expect(await history.text()).toBe('');
  await plain.patch('page').set({ title: 'Goes on' }).commit();
  expect(await plain.fetch('*[_id == "page"][0].title')).toBe('Goes on');
});

test('an archived release that was copied without its history stays archived: active, it would be without what was put into it', async () => {
  const main = its.client({ apiVersion: '2025-02-19' });
  await main.releases.create({ releaseId: 'put-aside' });
  await main.create({ _id: 'versions.put-aside.page', _type: 'page' });
  await main.releases.archive({ releaseId: 'put-aside' });
  await copy('without-history', { skipHistory: true });
  const { releases } = its.client({ apiVersion: '2025-02-19', dataset: 'without-history' });
  await expect(releases.unarchive({ releaseId: 'put-aside' })).rejects.toThrow(
    'the history of "versions.put-aside.page" is not here',
  );
  expect(await releases.get({ releaseId: 'put-aside' })).toMatchObject({ state: 'archived' });
});

test('what is published or a draft of a variant is in a copy without releases, and what is in one is not', async () => {
  const client = its.client({ apiVersion: 'X' });
  await client.create({ _id: 'varied', _type: 'page' });
  await client.releases.create({ releaseId: 'summer' });
  const variant = (title: string, fields = {}): Action => ({
    actionType: 'sanity.action.document.variant.create',
    publishedId: 'varied',
    variantId: 'vip',
    document: { _type: 'page', title },
    ...fields,
  });
  await client.action([
    { actionType: 'sanity.action.variant.definition.create', variantId: 'vip' },
    variant('published'),
    variant('draft', { bundleId: 'drafts' }),
    variant('in a release', { bundleId: 'summer' }),
  ]);
  await client.create({ _id: 'versions.summer.varied', _type: 'page', title: 'a version' });
  await copy('varied', { skipContentReleases: true });
  const copied = its.client({ dataset: 'varied', apiVersion: 'X' });
  expect(await copied.fetch('*[_id in path("versions.**")] | order(title).title')).toEqual([
    'draft',
    'published',
  ]);
  expect(await copied.fetch('*[_id in path("_.**")]._id')).toEqual(['_.variants.vip']);
});

test('a copy of a dataset that becomes private while it is copied is private', async () => {
  await its.client().datasets.create('second', { aclMode: 'public' });
  const second = its.client({ dataset: 'second' });
  for (
    let n = 0;
    n < 10;
    n++ // that takes a moment to be copied
  )
    await second.create({ _id: `long-${n}`, _type: 'page', text: 'x'.repeat(3_000_000) });
  const id = await begin('second', 'third');
  await its.client().datasets.edit('second', { aclMode: 'private' });
  expect(await its.client().request({ url: `/jobs/${id}` })).toMatchObject({ state: 'running' });
  expect(await endOf(id)).toContain('"state":"completed"');
  const stranger = its.client({ dataset: 'third', token: undefined });
  await expect(stranger.fetch('*[_id == "long-1"]._id')).rejects.toThrowError(/not found/);
});

test('a copy of what is not there, or into what is, is refused', async () => {
  await expect(copy('staging')).rejects.toThrowError(/already/);
  await expect(copy('')).rejects.toThrowError(/2 to 64/);
  await expect(
    its.client().request({ method: 'PUT', url: '/datasets/absent/copy', body: { targetDataset: 'x2' } }),
  ).rejects.toThrowError(/not found/);
  expect((await fetch(`${its.url}/v2025-09-16/jobs/absent/listen`)).status).toBe(404);
});

test('a copy that the end of the lake has interrupted is failed at the next start, and nothing of it is left', async () => {
  const folder = join(its.dataDir, 'datasets', 'half.12345678.part');
  mkdirSync(folder, { recursive: true });
  its.lake.database.exec(
    `INSERT INTO copy_jobs VALUES ('copy-1', 'production', 'half', 'running', 40, NULL, 1, '2030-01-01', '2030-01-01')`,
  );
  await its.stop();
  its = await testLake({ dataDir: its.dataDir });
  expect(await its.client().request({ url: '/jobs/copy-1' })).toMatchObject({
    state: 'failed',
    message: 'The lake was shut down during the copy. Start it again.',
  });
  expect(existsSync(folder)).toBe(false);
  expect(await its.client({ dataset: 'staging' }).fetch('*[_id == "page"][0].title')).toBe('Only here');
});
