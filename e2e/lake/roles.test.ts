import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, lakeUrl } from '../setup/site.ts';
import { tokenOf } from '../setup/token-of.ts';

const id = 'page-of-the-roles';
const version = `${lakeUrl}/v2023-05-03`;

beforeAll(async () => {
  const page = { _type: 'page', title: 'Of the roles', path: { _type: 'slug', current: '/of-the-roles' } };
  await client.createOrReplace({ ...page, _id: id });
  await client.createOrReplace({ ...page, _id: `drafts.${id}` });
});
afterAll(async () => {
  await client.delete({ query: '*[_id in [$id, $draft]]', params: { id, draft: `drafts.${id}` } });
  const { accounts } = await team();
  for (const account of accounts.filter(({ email }) => email.endsWith('@roles.example')))
    await client.request({
      url: `/lake/team/accounts/${account.id}`,
      method: 'POST',
      body: { role: null },
    });
});

const team = () =>
  client.request<{ accounts: { id: string; email: string; role: string }[] }>({ url: '/lake/team' });

/** The status with which the lake answers each request with a token. A request with a body is a POST. */
async function statuses(
  token: string,
  asked: Record<string, object | null>,
): Promise<Record<string, number>> {
  const answers = Object.entries(asked).map(async ([path, body]) => {
    const { status } = await fetch(version + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    return [path, status] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

/** The same expected status for each of the requests, by path. */
const all = (asked: Record<string, object | null>, status: number) =>
  Object.fromEntries(Object.keys(asked).map((path) => [path, status]));

const writing = {
  '/data/mutate/production': { mutations: [{ patch: { id, set: { title: 'By hand' } } }] },
  '/data/actions/production': {
    actions: [
      {
        actionType: 'sanity.action.document.edit',
        draftId: `drafts.${id}`,
        publishedId: id,
        patch: { set: { title: 'By an action' } },
      },
    ],
  },
};
const governing = (account: string) => ({
  '/lake/team': null,
  '/lake/accounts': null,
  '/lake/team/invite': { email: 'friend@roles.example', role: 'admin' },
  '/lake/team/withdraw': { email: 'friend@roles.example' },
  [`/lake/team/accounts/${account}`]: { role: 'admin' },
  [`/lake/team/requests/${account}`]: { role: 'admin' },
});

test('an editor writes content, and is refused whatever concerns accounts, her own role included', async () => {
  const token = await tokenOf('editor', 'editor@roles.example');
  expect(await statuses(token, writing)).toEqual(all(writing, 200));
  const account = (await team()).accounts.find(({ email }) => email === 'editor@roles.example');
  const asked = governing(account?.id ?? '');
  expect(await statuses(token, asked)).toEqual(all(asked, 403));
  const after = (await team()).accounts.filter(({ email }) => email.endsWith('@roles.example'));
  expect(after).toEqual([account]);
});

test('a viewer reads what is not public yet, and is refused whatever writes', async () => {
  const token = await tokenOf('viewer', 'viewer@roles.example');
  const before = await client.fetch('*[_id == $id][0]', { id });
  const asked = {
    ...writing,
    '/comments/production/setup': {},
    '/assets/images/production': {},
    '/assets/files/production': {},
    ...governing((await team()).accounts[0]?.id ?? ''),
  };
  expect(await statuses(token, asked)).toEqual(all(asked, 403));
  expect(await client.fetch('*[_id == $id][0]', { id })).toEqual(before);
  expect(await statuses(token, { [`/data/doc/production/drafts.${id}`]: null })).toEqual({
    [`/data/doc/production/drafts.${id}`]: 200,
  });
});

test('nobody without a token, or with one that never was, gets to drafts, accounts or the pen', async () => {
  const asked = { ...writing, ...governing('admin') };
  expect(await statuses('never-was', asked)).toEqual(all(asked, 401));
  const draft = encodeURIComponent(`*[_id == "drafts.${id}"]`);
  const seen = await fetch(`${version}/data/query/production?perspective=raw&query=${draft}`);
  expect(await seen.json()).toMatchObject({ result: [] });
});
