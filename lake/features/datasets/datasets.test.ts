import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const admin = { authorization: 'Bearer administrator-of-a-test' };
const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await fetch(`${its.url}/v2025-09-16${path}`, { method, headers });
  return { status: answer.status, body: await answer.json() };
};
const query = (dataset: string) => `/data/query/${dataset}?query=${encodeURIComponent('*[0..9]._id')}`;

test('datasets are a list wherever clients ask for them, with what they read of each', async () => {
  const datasets = [
    { name: 'production', aclMode: 'public', addonFor: null, createdAt: expect.any(String) },
    { name: 'production-comments', aclMode: 'private', addonFor: 'production', datasetProfile: 'comments' },
  ];
  expect(await its.client().request({ url: '/datasets' })).toMatchObject(datasets);
  expect(await its.client().datasets.list()).toMatchObject(datasets);
  const addOns = '/projects/tessera/datasets?datasetProfile=comments&addonFor=production';
  expect((await ask(addOns, admin)).body).toMatchObject([datasets[1]]);
  expect((await ask(addOns.replace('addonFor=production', 'addonFor=other'), admin)).body).toEqual([]);
});

test('a new dataset has documents, assets, history and comments of its own, and is there after a restart', async () => {
  const staging = its.client({ dataset: 'staging' });
  expect(await staging.datasets.create('staging', { aclMode: 'public' })).toEqual({
    datasetName: 'staging',
    aclMode: 'public',
    description: null,
  });
  const heard = new Promise((resolve) => {
    const listening = staging
      .listen('*[_id == "note"]', {}, { events: ['welcome', 'mutation'] })
      .subscribe((event) => {
        if (event.type === 'welcome') void staging.create({ _id: 'note', _type: 'note', text: 'here' });
        if (event.type !== 'mutation') return;
        listening.unsubscribe();
        resolve(event.documentId);
      });
  });
  expect(await heard).toBe('note');
  expect(await its.client().fetch('*[_id == "note"]')).toEqual([]);
  const history = await fetch(`${its.url}/v2025-02-19/data/history/staging/transactions/note`, {
    headers: admin,
  });
  expect((await history.text()).trim().split('\n')).toHaveLength(1);

  const asset = await staging.assets.upload('file', Buffer.from('of staging'), { filename: 'a.txt' });
  expect(asset.url).toContain('/files/tessera/staging/');
  const name = asset.url.split('/').at(-1);
  expect((await fetch(`${its.url}/files/tessera/staging/${name}`)).status).toBe(200);
  expect((await fetch(`${its.url}/files/tessera/production/${name}`)).status).toBe(404);
  expect(await its.client().request({ url: '/comments/staging/setup', method: 'POST' })).toEqual({
    datasetName: 'staging-comments',
  });

  await its.stop();
  its = await testLake({ dataDir: its.dataDir });
  expect(await its.client({ dataset: 'staging' }).fetch('*[_type == "note"]._id')).toEqual(['note']);
});

test('a dataset that is there, has no name, or needs what the lake has not is refused', async () => {
  const { datasets } = its.client();
  await expect(datasets.create('production')).rejects.toThrowError(/already/);
  await expect(datasets.create('ends-with-')).rejects.toThrowError(/2 to 64 lowercase letters/);
  await expect(datasets.create('own', { aclMode: 'custom' })).rejects.toThrowError(/"public" or "private"/);
  await expect(datasets.create('own', { embeddings: { enabled: true } })).rejects.toThrowError(/no model/);
  expect(await datasets.getEmbeddingsSettings('production')).toEqual({ enabled: false, status: 'disabled' });
});

test('whoever has no token gets nothing of a private dataset, and cannot tell whether it exists', async () => {
  const { datasets } = its.client();
  await datasets.create('secret', { aclMode: 'private' });
  const secret = its.client({ dataset: 'secret' });
  await secret.create({ _id: 'one', _type: 'note' });
  const { url } = await secret.assets.upload('file', Buffer.from('of the secret one'));
  for (const path of [
    query('NAME'),
    '/data/doc/NAME/one',
    '/data/listen/NAME?query=*',
    '/data/live/events/NAME',
    '/data/export/NAME',
    '/data/ping/NAME',
    '/projects/tessera/datasets/NAME/acl',
    `/files/tessera/NAME/${'0'.repeat(40)}.txt`,
    `/images/tessera/NAME/${'0'.repeat(40)}-1x1.png`,
  ]) {
    const [there, not] = await Promise.all([
      ask(path.replace('NAME', 'secret')),
      ask(path.replace('NAME', 'absent')),
    ]);
    expect(there.status, path).toBe(404);
    expect(JSON.stringify(there).replaceAll('secret', 'absent'), path).toBe(JSON.stringify(not));
  }
  // As in Sanity, whoever was given the address of a file can read it.
  expect((await fetch(its.url + new URL(url).pathname)).status).toBe(200);
  const reader = { authorization: `Bearer ${its.lake.createToken('viewer', 'Ben')}` };
  expect((await ask(query('secret'), reader)).status).toBe(200);
  expect((await ask(query('absent'), reader)).status).toBe(404);

  await datasets.edit('secret', { aclMode: 'public' });
  expect((await ask(query('secret'))).body).toMatchObject({
    result: [expect.stringContaining('file-'), 'one'],
  });
  await datasets.edit('secret', { aclMode: 'private' });
  expect((await ask(query('secret'))).status).toBe(404);
});

test('a dataset that is deleted is gone with all that it held, and its streams end', async () => {
  const { datasets } = its.client();
  await datasets.create('short-lived');
  const lived = its.client({ dataset: 'short-lived' });
  await lived.create({ _id: 'note', _type: 'note' });
  await lived.fetch('*'); // a reader has its file open
  const stream = await fetch(`${its.url}/v2025-02-19/data/live/events/short-lived`);
  expect(await datasets.delete('short-lived')).toEqual({ deleted: true });
  await stream.text();
  await expect(lived.fetch('*')).rejects.toThrowError(/not found/);
  expect(readdirSync(join(its.dataDir, 'datasets')).filter((name) => name.startsWith('short'))).toEqual([]);
  await datasets.create('short-lived');
  expect(await lived.fetch('*')).toEqual([]);
});

test('what is sent to a dataset that is deleted meanwhile is refused, and leaves nothing behind', async () => {
  await its.client().datasets.create('leaving');
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(Buffer.from('the first half, '));
      await goesOn;
      controller.enqueue(Buffer.from('and the second'));
      controller.close();
    },
  });
  const sent = fetch(`${its.url}/v2025-02-19/assets/files/leaving`, {
    method: 'POST',
    headers: admin,
    body,
    duplex: 'half',
  } as RequestInit); // the types of the web know no `duplex`
  await expect.poll(() => its.client({ dataset: 'leaving' }).fetch('count(*)')).toBe(0);
  await its.client().datasets.delete('leaving');
  goOn();
  const answer = await sent;
  expect([answer.status, (await answer.json()).message]).toEqual([404, expect.stringContaining('"leaving"')]);
  expect(readdirSync(join(its.dataDir, 'datasets')).filter((name) => name.startsWith('leaving'))).toEqual([]);
});

test('a lake does not open under the name of a dataset that was made beside that of the site', async () => {
  await its.stop();
  await expect(testLake({ dataDir: its.dataDir, dataset: 'staging' })).rejects.toThrowError(
    /"staging" was made in this lake beside/,
  );
  its = await testLake({ dataDir: its.dataDir });
  expect(await its.client({ dataset: 'staging' }).fetch('*[_id == "note"]._id')).toEqual(['note']);
});

test('the dataset of the site and its comments stay, as they are', async () => {
  const { datasets } = its.client();
  await expect(datasets.delete('production')).rejects.toThrowError(/cannot be deleted, and stays public/);
  await expect(datasets.delete('production-comments')).rejects.toThrowError(/comments on "production"/);
  await expect(datasets.edit('production', { aclMode: 'private' })).rejects.toThrowError(/stays public/);
  await expect(datasets.edit('production-comments', { aclMode: 'public' })).rejects.toThrowError(
    /stays private/,
  );
});

test('comments are never kept where strangers read', async () => {
  const { datasets } = its.client();
  const setUp = (name: string) => its.client().request({ url: `/comments/${name}/setup`, method: 'POST' });
  await datasets.create('talked-of');
  await setUp('talked-of');
  await expect(datasets.edit('talked-of-comments', { aclMode: 'public' })).rejects.toThrowError(
    /stays private/,
  );
  expect((await ask(query('talked-of-comments'))).status).toBe(404);
  const viewer = its.client({ dataset: 'talked-of-comments', token: its.lake.createToken('viewer', 'Ben') });
  const { id: authorId } = await viewer.request<{ id: string }>({ url: '/users/me' });
  await viewer.create({ _id: 'said', _type: 'comment', authorId });
  await expect(viewer.assets.upload('file', Buffer.from('no comment'))).rejects.toMatchObject({
    statusCode: 403,
  });
  await datasets.delete('talked-of');
  await datasets.create('talked-of');
  await datasets.create('talked-of-comments');
  await expect(setUp('talked-of')).rejects.toThrowError(/another sort/);
});

test('only an admin makes, changes and deletes datasets', async () => {
  const editor = { authorization: `Bearer ${its.lake.createToken('editor', 'Mara')}` };
  for (const [method, path] of [
    ['PUT', '/datasets/of-an-editor'],
    ['PATCH', '/datasets/staging'],
    ['DELETE', '/datasets/staging'],
    ['PUT', '/datasets/staging/copy'],
    ['PUT', '/aliases/of-an-editor'],
    ['DELETE', '/aliases/of-an-editor'],
  ] as const) {
    expect((await ask(path, editor, method)).status, `${method} ${path}`).toBe(403);
    expect((await ask(path, {}, method)).status, `${method} ${path}`).toBe(401);
  }
});

test('an alias leads to its dataset for whatever is asked, to another when it is linked anew, and nowhere unlinked', async () => {
  const client = its.client();
  const request = (method: string, url: string, body?: object) => client.request({ method, url, body });
  const seen = (headers = admin) => ask(query('~stage'), headers);
  await client.datasets.create('first');
  await its.client({ dataset: 'first' }).create({ _id: 'of-the-first', _type: 'note' });
  expect(await request('PUT', '/aliases/stage', { datasetName: 'first' })).toEqual({
    aliasName: 'stage',
    datasetName: 'first',
  });
  expect((await seen()).body).toMatchObject({ result: ['of-the-first'] });
  await expect(request('PUT', '/aliases/stage')).rejects.toThrowError(/already/);
  await expect(request('PATCH', '/aliases/stage', { datasetName: 'absent' })).rejects.toThrowError(
    /no dataset/,
  );
  await request('PATCH', '/aliases/stage', { datasetName: 'staging' });
  expect((await seen()).body).toMatchObject({ result: ['note', expect.any(String)].toSorted() });
  expect(await request('PATCH', '/aliases/stage/unlink')).toEqual({
    aliasName: 'stage',
    datasetName: 'staging',
  });
  expect((await seen()).status).toBe(404);
  expect(await request('GET', '/aliases')).toEqual([{ name: 'stage', datasetName: null }]);
  await request('PATCH', '/aliases/stage', { datasetName: 'first' });
  await client.datasets.delete('first');
  expect(await request('GET', '/aliases')).toEqual([{ name: 'stage', datasetName: null }]);
  await request('DELETE', '/aliases/stage');
  expect(await request('GET', '/aliases')).toEqual([]);
});

test('who listens by an alias is ended when it leads elsewhere, as nothing more would be heard of there', async () => {
  const client = its.client();
  const request = (method: string, url: string, body?: object) => client.request({ method, url, body });
  await client.datasets.create('blue');
  await client.datasets.create('green');
  await request('PUT', '/aliases/live', { datasetName: 'blue' });
  const listen = (name: string) =>
    fetch(`${its.url}/v1/data/listen/${name}?query=*&enableResume=true`, { headers: admin });
  const [byAlias, byName] = await Promise.all([listen('~live'), listen('blue')]);
  await request('PATCH', '/aliases/live', { datasetName: 'green' });
  expect(await byAlias.text()).toContain('event: welcome');
  await client.datasets.delete('blue');
  expect(await byName.text()).toContain('event: welcome');
  await request('DELETE', '/aliases/live');
  await client.datasets.delete('green');
});
