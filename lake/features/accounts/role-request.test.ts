import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import {
  type AccountRole,
  addAccount,
  findAccount,
  listAccounts,
  removeAccount,
  setRole,
} from './account.ts';
import { answerRoleRequest, askForRole, findRoleRequest } from './role-request.ts';
import { noteSignIn, openSession } from './session.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its?.close());

/** Somebody who has joined, with the client of their Studio. */
function join(name: string, role: AccountRole) {
  const { database } = its.lake;
  const { id } = addAccount(database, { name, role, email: `${name}@corp.example` }, null);
  const client = its.client({ token: openSession(database, noteSignIn(database, id)) ?? '' });
  return {
    id,
    requests: () => client.request<object[]>({ url: '/access/requests/me' }),
    ask: (note = '', type = 'role') =>
      client.request({
        method: 'POST',
        url: '/access/project/tessera/requests',
        body: { note, type, requestUrl: 'http://localhost:3000/studio', requestedRole: 'administrator' },
      }),
  };
}

const team = () =>
  its.client().request<{ requests: { account: string; note: string }[] }>({ url: '/lake/team' });
const answer = (id: string, role: string | null) =>
  its.client().request({ method: 'POST', url: `/lake/team/requests/${id}`, body: { role } });

test('a viewer who asks to edit waits for an administrator, who makes her an editor and nothing more', async () => {
  const vera = join('vera', 'viewer');
  expect(await vera.requests()).toEqual([]);
  await vera.ask('I shall write the blog.');
  expect(await vera.requests()).toMatchObject([
    { type: 'role', status: 'pending', resourceId: 'tessera', requestedRole: 'editor' },
  ]);
  expect((await team()).requests).toMatchObject([
    { account: vera.id, name: 'vera', email: 'vera@corp.example', note: 'I shall write the blog.' },
  ]);
  await expect(vera.ask()).rejects.toMatchObject({ statusCode: 429 });

  await answer(vera.id, 'editor');
  expect(findAccount(its.lake.database, vera.id)?.role).toBe('editor');
  expect(await vera.requests()).toEqual([]);
  expect((await team()).requests).toEqual([]);
  await expect(answer(vera.id, 'editor')).rejects.toMatchObject({ statusCode: 404 });
});

test('who was declined hears it, and may ask again after two weeks', async () => {
  const olga = join('olga', 'viewer');
  await olga.ask();
  await answer(olga.id, null);
  expect(await olga.requests()).toMatchObject([{ status: 'declined' }]);
  await expect(olga.ask()).rejects.toMatchObject({ statusCode: 409 });
  const later = Date.now() + 14 * 24 * 60 * 60_000 + 1000;
  askForRole(its.lake.database, { account: olga.id, role: 'editor', note: 'Again' }, later);
  expect(await olga.requests()).toMatchObject([{ status: 'pending', note: 'Again' }]);
});

test('the two weeks begin with the answer, not with the asking', async () => {
  const nora = join('nora', 'viewer');
  const dayMs = 24 * 60 * 60_000;
  const { database } = its.lake;
  const begun = Date.now();
  askForRole(database, { account: nora.id, role: 'editor', note: '' }, begun - 13 * dayMs);
  answerRoleRequest(database, nora.id, null, begun);
  const ask = (now: number) => askForRole(database, { account: nora.id, role: 'editor', note: '' }, now);
  expect(() => ask(begun + 13 * dayMs)).toThrow('declined');
  expect(ask(begun + 15 * dayMs).status).toBe('pending');
});

test('only viewers with an account ask, only for a role, and only administrators answer', async () => {
  await expect(join('ed', 'editor').ask()).rejects.toMatchObject({ statusCode: 400 });
  const nils = join('nils', 'viewer');
  await expect(nils.ask('', 'project')).rejects.toMatchObject({ statusCode: 400 });
  const token = its.lake.createToken('viewer', 'A program');
  const asked = its.client({ token }).request({
    method: 'POST',
    url: '/access/project/tessera/requests',
    body: { type: 'role' },
  });
  await expect(asked).rejects.toMatchObject({ statusCode: 400 });
  const answered = its.client({ token }).request({
    method: 'POST',
    url: `/lake/team/requests/${nils.id}`,
    body: { role: 'editor' },
  });
  await expect(answered).rejects.toMatchObject({ statusCode: 403 });
});

test('a wish goes with the account, and is not shown once a role was given otherwise', async () => {
  const [ida, tom] = [join('ida', 'viewer'), join('tom', 'viewer')];
  await Promise.all([ida.ask(), tom.ask()]);
  removeAccount(its.lake.database, ida.id);
  expect(findRoleRequest(its.lake.database, ida.id)).toBeUndefined();
  await its
    .client()
    .request({ method: 'POST', url: `/lake/team/accounts/${tom.id}`, body: { role: 'editor' } });
  expect((await team()).requests.map(({ account }) => account)).not.toContain(tom.id);
});

test('a wish is settled by whatever role was given otherwise, and answers to it change nothing any more', async () => {
  const { database } = its.lake;
  const [una, vic] = [join('una', 'viewer'), join('vic', 'viewer')];
  await Promise.all([una.ask(), vic.ask()]);
  const give = (id: string, role: string | null) =>
    its.client().request({ method: 'POST', url: `/lake/team/accounts/${id}`, body: { role } });
  await give(una.id, 'admin');
  expect(await una.requests()).toEqual([]);
  for (const role of ['editor', null])
    await expect(answer(una.id, role)).rejects.toMatchObject({ statusCode: 404 });
  // An older lake may still hold such a request, because giving a role did not remove it then.
  askForRole(database, { account: una.id, role: 'editor', note: 'Of long ago' });
  await expect(answer(una.id, 'editor')).rejects.toMatchObject({ statusCode: 404 });
  expect([findAccount(database, una.id)?.role, await una.requests()]).toEqual(['admin', []]);
  await give(vic.id, 'editor');
  await give(vic.id, 'viewer');
  expect(await vic.requests(), 'who is a viewer again has not asked').toEqual([]);
});

test('the last admin stays one, by whichever way a role is given', () => {
  const { database } = its.lake;
  const last = join('last', 'admin');
  const admins = listAccounts(database).filter(({ role }) => role === 'admin');
  for (const { id } of admins) if (id !== last.id) setRole(database, id, 'editor');
  for (const take of [
    () => setRole(database, last.id, 'editor'),
    () => setRole(database, last.id, 'viewer'),
    () => removeAccount(database, last.id),
  ])
    expect(take).toThrow('"last" is the last admin');
  setRole(database, last.id, 'admin');
  const other = join('other', 'admin');
  setRole(database, last.id, 'viewer');
  expect(() => removeAccount(database, other.id)).toThrow('"other" is the last admin');
});
