import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, lakeUrl, url } from '../setup/site.ts';

const path = '/seen-by-an-editor';
const email = 'ed@revoked.example';

beforeAll(async () => {
  const page = {
    _id: 'drafts.page-of-an-editor',
    _type: 'page',
    title: 'As a draft',
    path: { current: path },
  };
  await client.createOrReplace(page);
});
afterAll(async () => {
  await client.delete('drafts.page-of-an-editor');
  await change(null);
});

const accountOfEd = async () => {
  const { accounts } = await client.request<{ accounts: { id: string; email: string }[] }>({
    url: '/lake/team',
  });
  return accounts.find((account) => account.email === email);
};

async function change(role: string | null): Promise<void> {
  const account = await accountOfEd();
  if (account)
    await client.request({ url: `/lake/team/accounts/${account.id}`, method: 'POST', body: { role } });
}

/** The token of an editor who accepts an invitation, as the editor's Studio fetches it. */
async function join(): Promise<string> {
  const body = { email, role: 'editor' };
  const { link } = await client.request<{ link: string }>({ url: '/lake/team/invite', method: 'POST', body });
  const joined = await fetch(link, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(link).origin },
    body: new URLSearchParams({ name: 'Ed', password: 'a long sentence of his' }),
  });
  const sid = new URLSearchParams(new URL(joined.headers.get('location') ?? '').hash.slice(1)).get('sid');
  const fetched = await fetch(`${lakeUrl}/v2023-05-03/auth/fetch?sid=${sid}`);
  return ((await fetched.json()) as { token: string }).token;
}

test('an editor’s preview ends with his role, whatever his browser has kept, and every cookie of it is out of reach', async () => {
  const editor = client.withConfig({ token: await join() });
  const { secret } = await createPreviewSecret(editor, 'test', `${url}/studio`);
  const enable = new URL('/api/draft/enable', url);
  enable.searchParams.set('sanity-preview-secret', secret);
  enable.searchParams.set('sanity-preview-pathname', path);
  const begun = await fetch(enable, { redirect: 'manual' });
  expect([begun.status, begun.headers.get('location')]).toEqual([307, path]);
  expect(begun.headers.get('x-preview-editor')).toBeNull();
  const set = begun.headers.getSetCookie();
  expect(set.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['__prerender_bypass', 'preview-editor']);
  for (const cookie of set)
    for (const said of [/; HttpOnly/i, /; Secure/i, /; SameSite=None/i, /; Partitioned/i, /; Path=\//i])
      expect(cookie).toMatch(said);

  const cookie = set.map((one) => one.split(';')[0]).join('; ');
  const see = () => fetch(url + path, { headers: { cookie } });
  const ask = () => fetch(`${url}/api/preview?path=${path}`, { headers: { cookie } });
  expect([await see().then((answer) => answer.text()), (await ask()).status]).toEqual([
    expect.stringContaining('As a draft'),
    200,
  ]);
  const mine = set.find((one) => one.startsWith('__prerender_bypass'))?.split(';')[0] ?? '';
  expect((await fetch(url + path, { headers: { cookie: mine } })).status, 'the cookie of all is none').toBe(
    404,
  );

  await change('viewer');
  await expect.poll(async () => (await see()).status).toBe(404);
  expect((await ask()).status).toBe(401);
  await change('editor');
  await expect.poll(async () => (await see()).status).toBe(200);
  await fetch(`${lakeUrl}/v2023-05-03/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${editor.config().token}` },
  });
  await expect.poll(async () => (await see()).status).toBe(404);
});
