import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import { hashPassword, isPassword } from './password.ts';
import { findSession, noteSignIn, openSession, sessionMs } from './session.ts';

const studio = 'http://localhost:3000/studio';
const password = 'a long sentence of hers';

let its: TestLake;
let local: TestLake;
beforeAll(async () => {
  its = await testLake();
  local = await testLake({ isLocal: true });
});
afterAll(() => Promise.all([its.close(), local.close()]));

const admin = (path: string, body?: object, lake = its) =>
  fetch(`${lake.url}/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: 'Bearer administrator-of-a-test' },
    body: body && JSON.stringify(body),
  });

/** Posts a form as a browser does from the lake's own page. */
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin, ...headers },
    body: new URLSearchParams(fields),
  });

async function invite(email: string, role: string, lake = its): Promise<string> {
  const answer = await admin('/lake/team/invite', { email, role }, lake);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { link } = (await answer.json()) as { link: string };
  return lake.url + new URL(link).pathname;
}

/** The token that a Studio fetches after somebody was led back to it. */
async function tokenFrom(answer: Response, lake = its): Promise<string> {
  expect(answer.status, await answer.clone().text()).toBe(303);
  const location = answer.headers.get('location') ?? '';
  const sid = new URLSearchParams(new URL(location).hash.slice(1)).get('sid');
  const fetched = await fetch(`${lake.url}/v1/auth/fetch?sid=${sid}`);
  expect((await fetch(`${lake.url}/v1/auth/fetch?sid=${sid}`)).status, 'the id holds once').toBe(401);
  return ((await fetched.json()) as { token: string }).token;
}

async function join(email: string, role: string): Promise<string> {
  const answer = await post(await invite(email, role), { name: 'Mara Lind', password });
  return tokenFrom(answer);
}

const me = (token: string) =>
  fetch(`${its.url}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } });

test('who is invited chooses a password, signs in with it, and may do what their role says', async () => {
  const first = await join('mara@corp.example', 'editor');
  expect(await (await me(first)).json()).toMatchObject({ name: 'Mara Lind', role: 'editor' });

  const login = `${its.url}/lake/login?origin=${encodeURIComponent(studio)}`;
  expect(await (await fetch(login)).text()).toContain('name="password"');
  const answer = await post(login, { email: 'MARA@corp.example', password });
  expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/studio#sid=/);
  const client = its.client({ token: await tokenFrom(answer) });
  expect(await client.create({ _id: 'by-mara', _type: 'page' })).toMatchObject({ _id: 'by-mara' });
});

test('an invitation leads to the Studio from which it was made', async () => {
  const invited = async (origin: string) => {
    const answer = await fetch(`${its.url}/v1/lake/team/invite`, {
      method: 'POST',
      headers: { authorization: 'Bearer administrator-of-a-test', origin },
      body: JSON.stringify({ email: 'lena@corp.example', role: 'viewer' }),
    });
    return new URL(((await answer.json()) as { link: string }).link);
  };
  const { pathname, search } = await invited('http://localhost:3000');
  const answer = await post(its.url + pathname + search, { name: 'Lena', password });
  expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/studio#sid=/);
});

test('who joins a lake that knows of no Studio is told that they have joined', async () => {
  const lake = await testLake({ origins: [] });
  try {
    const answer = await post(await invite('nils@corp.example', 'viewer', lake), { name: 'Nils', password });
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('Open your Studio, and sign in as nils@corp.example'),
    ]);
  } finally {
    await lake.close();
  }
});

test('a viewer reads drafts and writes nothing; nobody but an admin sees the team', async () => {
  const token = await join('vera@corp.example', 'viewer');
  await its.client().create({ _id: 'drafts.seen', _type: 'page' });
  const client = its.client({ token });
  expect(await client.getDocument('drafts.seen')).toMatchObject({ _type: 'page' });
  await expect(client.create({ _type: 'page' })).rejects.toThrowError(/role "viewer"; this needs "editor"/);
  const asked = await fetch(`${its.url}/v1/lake/team`, { headers: { authorization: `Bearer ${token}` } });
  expect(asked.status).toBe(403);
});

test('a password of another, an unknown address and an old invitation get nobody in', async () => {
  const link = await invite('olga@corp.example', 'viewer');
  expect(await (await post(link, { name: 'Olga', password: 'short' })).text()).toContain(
    'Password must have 12 characters or more',
  );
  await tokenFrom(await post(link, { name: 'Olga', password }));
  expect((await post(link, { name: 'Olga', password })).status).toBe(404);

  const login = `${its.url}/lake/login?origin=${encodeURIComponent(studio)}`;
  for (const email of ['olga@corp.example', 'nobody@corp.example']) {
    const answer = await post(login, { email, password: 'something else here' });
    expect([answer.status, await answer.text()]).toEqual([
      401,
      expect.stringContaining('Email address and password do not match.'),
    ]);
  }
});

test('nobody is led to a page that is no Studio of this lake, and no other page can sign somebody in', async () => {
  const strange = `${its.url}/lake/login?origin=https://evil.example/studio`;
  expect((await fetch(strange)).status).toBe(400);
  expect((await post(strange, { email: 'mara@corp.example', password })).status).toBe(400);
  const login = `${its.url}/lake/login?origin=${encodeURIComponent(studio)}`;
  expect((await post(login, {}, { origin: 'https://evil.example' })).status).toBe(403);
});

test('a Studio at an origin that an admin has added with credentials signs in, one of a pattern or without them does not', async () => {
  const add = (origin: string, allowCredentials: boolean) =>
    its.client().request({
      url: '/projects/tessera/cors',
      method: 'POST',
      body: { origin, allowCredentials },
    });
  await add('https://studio.corp.example', true);
  await add('https://*.free.example', true);
  await add('https://reader.corp.example', false);
  const status = async (origin: string) =>
    (await fetch(`${its.url}/lake/login?origin=${encodeURIComponent(`${origin}/studio`)}`)).status;
  expect(await status('https://studio.corp.example')).toBe(200);
  expect(await status('https://anybody.free.example')).toBe(400);
  expect(await status('https://reader.corp.example')).toBe(400);
});

test('a lake that only its own machine reaches signs in by one click, any other does not', async () => {
  const login = (lake: TestLake) => `${lake.url}/lake/login?origin=${encodeURIComponent(studio)}`;
  expect(await (await fetch(login(local))).text()).toContain('Sign in on this machine');
  const token = await tokenFrom(await post(login(local), { as: 'local' }), local);
  await local.client({ token }).create({ _type: 'page' });

  expect(await (await fetch(login(its))).text()).not.toContain('Sign in on this machine');
  expect((await post(login(its), { as: 'local' })).status).toBe(401);
  const forwarded = await post(login(local), { as: 'local' }, { 'x-forwarded-for': '192.0.2.1' });
  expect(forwarded.status).toBe(401);
});

test('the one click is there under each host of its own machine, and under no other', async () => {
  const query = new URLSearchParams({ origin: studio });
  const shown = async (host: string) =>
    (await local.lake.handle(new Request(`http://${host}:3030/lake/login?${query}`))).text();
  for (const host of ['localhost', 'lake.localhost', '127.0.0.1', '127.0.0.2', '[::1]'])
    expect(await shown(host), host).toContain('Sign in on this machine');
  for (const host of ['lake.example', 'localhost.example', '127.0.0.1.example', '[::2]', '192.168.1.5'])
    expect(await shown(host), host).not.toContain('Sign in on this machine');
});

test('a session ends when its owner signs out, leaves the team, or after two weeks', async () => {
  const token = await join('nils@corp.example', 'editor');
  const headers = { authorization: `Bearer ${token}` };
  expect(await (await fetch(`${its.url}/v1/auth/id`, { headers })).json()).toMatchObject({
    expiry: expect.stringMatching(/^\d{4}-/),
  });
  await fetch(`${its.url}/v1/auth/logout`, { method: 'POST', headers });
  expect((await me(token)).status).toBe(401);

  const another = await join('ida@corp.example', 'editor');
  const { id } = (await (await me(another)).json()) as { id: string };
  await admin(`/lake/team/accounts/${id}`, { role: 'viewer' });
  expect(await (await me(another)).json()).toMatchObject({ role: 'viewer' });
  await admin(`/lake/team/accounts/${id}`, { role: null });
  expect((await me(another)).status).toBe(401);
});

test('what is kept of a session and a sign-in holds for its time and no longer', async () => {
  const { database } = its.lake;
  await join('tom@corp.example', 'viewer');
  const { accounts } = (await (await admin('/lake/team')).json()) as { accounts: { id: string }[] };
  const id = accounts.at(-1)?.id ?? '';
  expect(openSession(database, noteSignIn(database, id, 0), 61_000)).toBeUndefined();
  const token = openSession(database, noteSignIn(database, id, 0), 59_000) ?? '';
  expect(findSession(database, token, 59_000 + sessionMs - 1)).toMatchObject({ id });
  expect(findSession(database, token, 59_000 + sessionMs + 1)).toBeUndefined();
});

test('the last admin can be neither removed nor made anything less', async () => {
  await join('ada@corp.example', 'admin');
  const { accounts } = (await (await admin('/lake/team')).json()) as {
    accounts: { id: string; role: string }[];
  };
  const id = accounts.find(({ role }) => role === 'admin')?.id;
  for (const role of [null, 'editor']) {
    const answer = await admin(`/lake/team/accounts/${id}`, { role });
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('last admin')]);
  }
});

test('of a password only a hash is kept, another each time', async () => {
  const [kept, again] = [await hashPassword(password), await hashPassword(password)];
  expect(kept).not.toBe(again);
  expect(await isPassword(password, kept)).toBe(true);
  expect(await isPassword('a long sentence of his', kept)).toBe(false);
  expect(await isPassword(password, undefined)).toBe(false);
  const [, cost, ...saltAndHash] = kept.split('$');
  expect(cost).toBe('32768');
  expect(await isPassword(password, ['scrypt', ...saltAndHash].join('$'))).toBe(true);
  expect(await isPassword(password, await hashPassword(password, 2))).toBe(true);
});
