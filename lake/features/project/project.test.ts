import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import { addAccount, removeAccount } from '../accounts/account.ts';
import { noteSignIn, openSession } from '../accounts/session.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const as = (token: string) => ({
  get: async (path: string) =>
    (await fetch(`${its.url}/v2021-06-07${path}`, { headers: { authorization: `Bearer ${token}` } })).json(),
  send: async (method: string, path: string, body?: unknown) =>
    fetch(`${its.url}/v2021-06-07${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      body: body === undefined ? null : JSON.stringify(body),
    }),
});

test('the project and its datasets are those of the lake', async () => {
  const client = its.client();
  expect(await client.projects.getById('tessera')).toMatchObject({ id: 'tessera', members: [] });
  expect(await client.projects.list()).toMatchObject([{ id: 'tessera', members: [] }]);
  expect(await client.projects.list({ includeMembers: false })).not.toHaveProperty('0.members');
  expect(await client.datasets.list()).toMatchObject([
    { name: 'production' },
    { name: 'production-comments' },
  ]);
  await expect(client.projects.getById('another')).rejects.toThrowError(/holds the project "tessera"/);
});

test('a viewer is told that they may read, an editor that they may write', async () => {
  const path = '/projects/tessera/datasets/production/acl';
  const permissionsOf = async (role: 'viewer' | 'editor') =>
    ((await as(its.lake.createToken(role, role)).get(path)) as { permissions: string[] }[])[0]?.permissions;
  expect(await permissionsOf('viewer')).toEqual(['read', 'history']);
  expect(await permissionsOf('editor')).toContain('update');
});

test('what the Studio notes for somebody is theirs', async () => {
  const [mara, nils] = ['Mara', 'Nils'].map((name) => as(its.lake.createToken('editor', name)));
  await mara?.send('PUT', '/users/me/keyvalue', [{ key: 'studio.list', value: { layout: 'card' } }]);
  expect(await mara?.get('/users/me/keyvalue/studio.list,studio.other')).toEqual([
    { key: 'studio.list', value: { layout: 'card' } },
    { key: 'studio.other', value: null },
  ]);
  expect(await nils?.get('/users/me/keyvalue/studio.list')).toEqual([{ key: 'studio.list', value: null }]);
  expect((await mara?.send('PUT', '/users/me/keyvalue', { key: 'a' }))?.status).toBe(400);
});

test('what is noted for somebody has a bound, and goes with their account', async () => {
  const { database } = its.lake;
  const { id } = addAccount(database, { email: 'ida@corp.example', name: 'Ida', role: 'viewer' }, null);
  const ida = as(openSession(database, noteSignIn(database, id)) ?? '');
  const put = (key: string, value: string) => ida.send('PUT', '/users/me/keyvalue', [{ key, value }]);
  for (const key of ['a', 'b', 'c', 'd', 'e']) expect((await put(key, 'x'.repeat(200_000))).status).toBe(200);
  expect((await put('e', 'x'.repeat(240_000))).status).toBe(200);
  expect((await put('f', 'x'.repeat(200_000))).status).toBe(413);
  expect(await ida.get('/users/me/keyvalue/f')).toEqual([{ key: 'f', value: null }]);
  const count = () =>
    database.prepare('SELECT count(*) AS count FROM notes WHERE account = ?').get(id)?.count;
  expect(count()).toBe(5);
  removeAccount(database, id);
  expect(count()).toBe(0);
});

test('comments have a dataset of their own, which no visitor reads and which outlives the lake', async () => {
  const editor = as(its.lake.createToken('editor', 'Mara'));
  const list = '/projects/tessera/datasets?datasetProfile=comments&addonFor=production';
  expect(await editor.get(list)).toMatchObject([{ name: 'production-comments', addonFor: 'production' }]);
  const answer = await editor.send('POST', '/comments/production/setup');
  expect(await answer.json()).toEqual({ datasetName: 'production-comments' });

  const comments = its.client({ dataset: 'production-comments' });
  await comments.create({ _id: 'comment-1', _type: 'comment' });
  expect(await comments.fetch('*[_type == "comment"]._id')).toEqual(['comment-1']);
  expect(await its.client().fetch('*[_type == "comment"]')).toEqual([]);
  const visitor = its.client({ dataset: 'production-comments', token: undefined });
  await expect(visitor.fetch('*')).rejects.toThrowError(/private one needs a token/);
});

test('what a lake has no use for is answered in silence, and nothing is noted as unknown', async () => {
  const editor = as(its.lake.createToken('editor', 'Mara'));
  for (const path of ['/journey/trial', '/journey/trial/override', '/subscriptions/project/tessera'])
    expect(await editor.get(path), path).toBeNull();
  expect(await as(its.lake.createToken('viewer', 'Ben')).get('/access/requests/me')).toEqual([]);
  expect(await editor.get('/intake/telemetry-status')).toEqual({ status: 'denied' });
  expect(await editor.get('/users/nobody,admin')).toMatchObject([
    { id: 'nobody' },
    { displayName: 'Administrator' },
  ]);
});
