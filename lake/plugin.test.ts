import { expect, test } from 'vitest';
import type { Handler, WithParams } from './kernel/http/handler.ts';
import { routing } from './kernel/http/route.ts';
import { Refusal } from './kernel/refusal.ts';
import type { TransactionCheck } from './kernel/transactions/transact.ts';
import { testLake } from './lake-fixture.ts';
import type { LakePlugin } from './plugin.ts';
import type { QueryServices } from './query/query-services.ts';

const { get, post } = routing<QueryServices>();

const pong: Handler = () => Response.json('pong');
const vote: Handler<WithParams<'id'>> = (_request, { params, datasets }) => {
  const { database } = datasets.main.store;
  database.prepare('INSERT INTO votes VALUES (?)').run(params.id);
  return Response.json(database.prepare('SELECT count(*) AS votes FROM votes').get());
};

const noShouting: TransactionCheck = ({ changes }) => {
  for (const { id, after } of changes)
    if (String(after?.title).endsWith('!'))
      throw Refusal.ofMutation(409, 0, 'shoutingError', `The title of "${id}" shouts.`);
};

const votes: LakePlugin = {
  name: 'votes',
  indexes: ['permalink'],
  tables: ['CREATE TABLE votes (document TEXT NOT NULL)'],
  routes: [post('/votes/:dataset/:id', 'anonymous', vote)],
  checks: [noShouting],
};

test('a plug-in adds endpoints with tables of their own, indexes, and checks of every transaction', async () => {
  const heard: string[] = [];
  const start: LakePlugin['start'] = (store) => {
    const stop = store.onCommit(({ changes }) => heard.push(...changes.map(({ id }) => id)));
    return () => {
      stop();
      heard.push('the end');
    };
  };
  const its = await testLake({ plugins: [{ ...votes, start }] });
  const client = its.client();
  for (const votes of [1, 2]) {
    const answer = await fetch(`${its.url}/v1/votes/production/a`, { method: 'POST' });
    expect(await answer.json()).toEqual({ votes });
  }

  await client.create({ _id: 'a', _type: 'page', title: 'A', permalink: { current: '/a' } });
  await expect(client.patch('a').set({ title: 'A!' }).commit()).rejects.toThrow('The title of "a" shouts.');
  const { result, syncTags } = await client.fetch(
    '*[permalink.current == $at]{title}',
    { at: '/a' },
    { filterResponse: false },
  );
  expect(result).toEqual([{ title: 'A' }]);
  expect(syncTags).toEqual([expect.stringMatching(/^s2:c\.permalink\.-\.[\w-]{12}$/)]);

  await its.close();
  expect(heard).toEqual(['a', 'the end']);
});

test("what a route of a plug-in says of itself holds, as of the lake's own: how often it may be asked", async () => {
  const routes = [get('/pong', 'anonymous', pong, { counts: 'queries' }), get('/pang', 'anonymous', pong)];
  const limits = { anonymousQueries: 2 };
  const its = await testLake({ plugins: [{ name: 'pong', routes }], limits, trustedProxies: ['127.0.0.1'] });
  const statusOf = async (path: string) =>
    (await fetch(`${its.url}/v1${path}`, { headers: { 'x-forwarded-for': '198.51.100.1' } })).status;
  const statuses = [];
  for (const path of ['/pong', '/pong', '/pong', '/pang']) statuses.push(await statusOf(path));
  expect(statuses).toEqual([200, 200, 429, 200]);
  await its.close();
});

test('a lake that is opened with other indexes than before finds what it has by them', async () => {
  const { dataDir, stop, client } = await testLake();
  await client().create({ _id: 'a', _type: 'page', permalink: { current: '/a' } });
  await stop();
  const again = await testLake({ plugins: [votes], dataDir });
  expect(await again.client().fetch('*[permalink.current == "/a"]._id')).toEqual(['a']);
  await again.close();
});

test('plug-ins that cannot stand beside each other, or beside the lake, are named', async () => {
  await expect(testLake({ plugins: [votes, votes] })).rejects.toThrow(
    'Two plug-ins of the lake are called "votes"',
  );
  await expect(testLake({ plugins: [votes, { ...votes, name: 'polls' }] })).rejects.toThrow(
    'The plug-in "polls" answers "POST /votes/:dataset/:id", but the plug-in "votes" already does.',
  );
  const ping: LakePlugin = { name: 'pings', routes: [get('/ping', 'anonymous', pong)] };
  await expect(testLake({ plugins: [ping] })).rejects.toThrow(
    'answers "GET /ping", but the lake already does.',
  );
});
