import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import { addAccount, localAccountId, setRole } from './account.ts';
import { invitationMs } from './invitation.ts';
import { hashPassword } from './password.ts';
import { findByPasswordLink, makePasswordLink, setPassword } from './password-link.ts';
import { noteSignIn, openSession } from './session.ts';

const studio = 'http://localhost:3000/studio';
const password = 'a long sentence of hers';
const another = 'another sentence of hers';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

let count = 0;
async function newAccount({ lake } = its) {
  const person = { email: `mara${++count}@corp.example`, name: 'Mara Lind', role: 'editor' } as const;
  return addAccount(lake.database, person, await hashPassword(password, 2));
}

const ask = (path: string, { token = 'administrator-of-a-test', body, origin, url = its.url }: Asking = {}) =>
  fetch(`${url}/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(origin && { origin }) },
    body: body && JSON.stringify(body),
  });
interface Asking {
  token?: string | undefined;
  body?: object;
  origin?: string;
  url?: string;
}

/** Has the administrator make a link, and returns where this lake answers it. */
async function linkFor(id: string, origin?: string): Promise<string> {
  const asking = { body: {}, ...(origin && { origin }) };
  const answer = await ask(`/lake/team/accounts/${id}/password`, asking);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { link } = (await answer.json()) as { link: string };
  return its.url + new URL(link).pathname + new URL(link).search;
}

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin },
    body: new URLSearchParams(fields),
  });

const signIn = async (email: string, given: string) =>
  (await post(`${its.url}/lake/login?origin=${encodeURIComponent(studio)}`, { email, password: given }))
    .status;
const session = ({ id }: { id: string }) =>
  openSession(its.lake.database, noteSignIn(its.lake.database, id)) ?? '';

test('who has forgotten a password chooses another by a link, and is who they were', async () => {
  const mara = await newAccount();
  const note = { key: 'list', value: 'wide' };
  const theirs = session(mara);
  await fetch(`${its.url}/v1/users/me/keyvalue`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${theirs}` },
    body: JSON.stringify([note]),
  });
  await its.client({ token: theirs }).create({ _id: 'of-mara', _type: 'page' });

  const link = await linkFor(mara.id, 'http://localhost:3000');
  const page = await fetch(link);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(mara.email)]);
  expect(await signIn(mara.email, password), 'until the link is used').toBe(303);
  const answer = await post(link, { password: another });
  expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/studio#sid=/);
  const sid = answer.headers.get('location')?.split('#sid=')[1];
  const { token } = (await (await ask(`/auth/fetch?sid=${sid}`)).json()) as { token: string };

  expect(await (await ask('/users/me', { token })).json()).toMatchObject({
    id: mara.id,
    email: mara.email,
    name: 'Mara Lind',
    role: 'editor',
  });
  expect(await (await ask('/users/me/keyvalue/list', { token })).json()).toMatchObject([note]);
  const history = await ask('/data/history/production/transactions/of-mara', { token });
  expect(JSON.parse(await history.text())).toMatchObject({ author: mara.id });
  expect([await signIn(mara.email, password), await signIn(mara.email, another)]).toEqual([401, 303]);
});

test('a new password ends all other sessions of its account, also one that is just beginning, and no others', async () => {
  const [mara, other] = [await newAccount(), await newAccount()];
  const { database } = its.lake;
  const [first, second, stranger] = [session(mara), session(mara), session(other)];
  const beginning = noteSignIn(database, mara.id);
  await post(await linkFor(mara.id), { password: another });
  const statuses = [first, second, stranger].map(async (token) => (await ask('/users/me', { token })).status);
  expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
  expect(openSession(database, beginning)).toBeUndefined();
});

test('a link for a password is used once, ends after a week, and gives way to the next', async () => {
  const mara = await newAccount();
  const replaced = await linkFor(mara.id);
  const link = await linkFor(mara.id);
  expect((await fetch(replaced)).status).toBe(404);
  const short = await post(link, { password: 'short' });
  expect([short.status, await short.text()]).toEqual([
    400,
    expect.stringContaining('Password must have 12 characters or more'),
  ]);
  expect((await post(link, { password: another })).status).toBe(303);
  const gone = await post(link, { password });
  expect([gone.status, await gone.text()]).toEqual([
    404,
    expect.stringContaining('This link is no longer valid'),
  ]);
  expect(await signIn(mara.email, another)).toBe(303);

  const { database } = its.lake;
  const secret = makePasswordLink(database, mara, 1_000);
  expect(findByPasswordLink(database, secret, 999 + invitationMs)).toMatchObject({ id: mara.id });
  expect(findByPasswordLink(database, secret, 1_000 + invitationMs)).toBeUndefined();
  await expect(setPassword(database, secret, { password })).rejects.toMatchObject({ status: 404 });
});

test('a role that changes meanwhile is kept, and a link goes with its account', async () => {
  const mara = await newAccount();
  const { database } = its.lake;
  const secret = makePasswordLink(database, mara);
  setRole(database, mara.id, 'viewer');
  expect(await setPassword(database, secret, { password: another, cost: 2 })).toMatchObject({
    role: 'viewer',
  });
  const link = await linkFor(mara.id);
  await ask(`/lake/team/accounts/${mara.id}`, { body: { role: null } });
  expect((await fetch(link)).status).toBe(404);
});

test('nobody but an admin makes such a link, and there is none for who signs in without a password', async () => {
  const mara = await newAccount();
  const path = `/lake/team/accounts/${mara.id}/password`;
  expect((await ask(path, { token: session(mara), body: {} })).status).toBe(403);
  expect((await ask('/lake/team/accounts/p00000000/password', { body: {} })).status).toBe(404);
  const local = { id: localAccountId, email: 'local@localhost.invalid', name: 'You', role: 'admin' } as const;
  addAccount(its.lake.database, local, null);
  const refused = await ask(`/lake/team/accounts/${localAccountId}/password`, { body: {} });
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining('without a password'),
  ]);
});

test('a password that is replaced while it waits to be looked at opens nothing', async () => {
  const dear = await testLake({ passwordCost: 2 ** 15, trustedProxies: ['127.0.0.1'] });
  const mara = await newAccount(dear);
  const secret = makePasswordLink(dear.lake.database, mara);
  const send = (path: string, from: string, fields: Record<string, string>) =>
    dear.lake.handle(
      new Request(`http://localhost${path}`, {
        method: 'POST',
        headers: { host: 'localhost', origin: 'http://localhost', 'x-forwarded-for': from },
        body: new URLSearchParams(fields),
      }),
      '127.0.0.1',
    );
  const login = `/lake/login?origin=${encodeURIComponent(studio)}`;
  const old = { email: mara.email, password };
  // Addresses take turns, so the third of one waits until the first of the other is done.
  const [, , late, chosen] = await Promise.all([
    send(login, '198.51.100.1', { email: 'nobody@corp.example', password: 'guess' }),
    send(login, '198.51.100.1', { email: 'nobody@corp.example', password: 'guess' }),
    send(login, '198.51.100.1', old),
    send(`/lake/passwords/${secret}`, '198.51.100.2', { password: another }),
  ]);
  expect([chosen?.status, late?.status]).toEqual([303, 401]);
  await dear.close();
});
