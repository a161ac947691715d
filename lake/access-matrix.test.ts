import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, faultOf, questions, secretsIn } from './access-matrix/ask-fixture.ts';
import { lines } from './access-matrix/lines-fixture.ts';
import { type Person, peopleOf } from './access-matrix/people-fixture.ts';
import { clientOf, fill, secrets } from './access-matrix/secrets-fixture.ts';
import { type TestLake, testLake } from './lake-fixture.ts';
import { routes } from './routes.ts';

let its: TestLake;
let people: Person[];
beforeAll(async () => {
  its = await testLake();
  people = await peopleOf(its.lake, its.url);
  await fill(its);
});
afterAll(() => its.close());

test('every route has its line in the matrix', () => {
  const named = routes.map(({ method, pattern }) => `${method} ${pattern}`);
  const missing = named.filter((route) => !lines[route]);
  expect(
    missing.map(
      (route) => `"${route}" has no line. Say in lake/access-matrix/lines-fixture.ts who may ask it.`,
    ),
  ).toEqual([]);
  expect(
    Object.keys(lines).filter((route) => !named.includes(route)),
    'lines without a route',
  ).toEqual([]);
});

test('everybody gets what he may and nobody more, of every dataset and through every perspective', async () => {
  const seen = new Set<string>();
  const faults: string[] = [];
  let count = 0;
  for (const question of questions(lines, people)) {
    count++;
    const fault = await faultOf(its.url, question, seen);
    if (fault) faults.push(fault);
  }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(1_000);
  const readable = Object.keys(secrets).filter((secret) => secrets[secret] !== 'nobody');
  expect(
    readable.filter((secret) => !seen.has(secret)),
    'what nobody has read says nothing',
  ).toEqual([]);
});

test('a route that answers too much, or to too many, is named', async () => {
  const [stranger, viewer] = people as [Person, Person];
  const ping = { route: 'GET /ping', line: { least: 'viewer' }, person: stranger } as const;
  expect(await faultOf(its.url, ping, new Set())).toBe(
    'a stranger asks GET /ping? and gets 200; expected was that it is refused. {"pong":true}',
  );
  const query = {
    route: 'GET /data/query/:dataset',
    line: { least: 'anonymous', search: 'query="secret-hash"' },
  } as const;
  expect(await faultOf(its.url, { ...query, person: viewer, dataset: 'production' }, new Set())).toMatch(
    / and reads secret-hash\.$/,
  );
});

test('a token that the lake does not know, or no longer, gets nothing at all', async () => {
  const gone = {
    name: 'somebody who has left',
    level: 'anonymous',
    id: '',
    token: 'nobody',
    spareToken: () => 'nobody',
  } as const;
  for (const [route, line] of Object.entries(lines)) {
    const { asked, status } = await ask(its.url, { route, line, person: gone, dataset: 'production' });
    expect([asked, status]).toEqual([asked, 401]);
  }
});

test('a stranger is not told whether there is a dataset that is private', async () => {
  const ofDatasets = Object.keys(lines).filter((route) => /:dataset\b|datasets\/:name\/acl/.test(route));
  for (const route of ofDatasets) {
    const [method = '', pattern = ''] = route.split(' ');
    const ask = async (name: string) => {
      const path = pattern.replace(/:dataset|(?<=datasets\/):name/, name).replace(':project', 'tessera');
      const body = method === 'GET' ? null : '{}';
      const answer = await fetch(`${its.url}/v2025-02-19${path}?query=1`, { method, body });
      return [answer.status, (await answer.text()).replaceAll(name, 'asked')];
    };
    const [missing, ...others] = await Promise.all(['missing', 'hidden', 'production-comments'].map(ask));
    for (const other of others) expect(other, route).toEqual(missing);
  }
});

test('a file beside a comment is there for no stranger, who knows its name', async () => {
  const name = `${createHash('sha1').update('a file').digest('hex')}.txt`;
  const statusOf = async (dataset: string) =>
    (await fetch(`${its.url}/files/tessera/${dataset}/${name}`)).status;
  expect([await statusOf('production'), await statusOf('production-comments')]).toEqual([200, 404]);
});

/** Everything that a stream tells a person while private and public documents change. */
async function heardBy(person: Person, dataset: string, path: string): Promise<string> {
  const headers = person.token ? { authorization: `Bearer ${person.token}` } : undefined;
  const leaving = new AbortController();
  const url = `${its.url}/v2025-02-19/data/${path.replace(':dataset', dataset)}`;
  const answer = await fetch(url, { headers, signal: leaving.signal });
  expect(answer.status).toBe(200);
  const parts = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const hear = async (until: string) => {
    while (!text.includes(until)) text += (await parts?.read())?.value ?? '';
  };
  await hear('event: welcome');
  const client = clientOf(its.client(), dataset);
  await client.patch('drafts.seen').set({ title: 'secret-of-a-draft', again: text }).commit();
  await client.patch('versions.r1.seen').set({ title: 'secret-of-a-version', again: text }).commit();
  await client.patch('system.a').set({ text: 'secret-of-a-system-document', again: text }).commit();
  await client.createOrReplace({ _id: 'drafts.gone', _type: 'page', title: 'secret-of-what-was-deleted' });
  const last = await client
    .transaction()
    .delete('drafts.gone')
    .patch('seen', (patch) => patch.set({ again: text }))
    .commit({ returnDocuments: false });
  await hear(path.startsWith('live') ? 'event: message' : last.transactionId);
  leaving.abort();
  return text;
}

test('streams tell a stranger of what is public, and nothing of what else happens', async () => {
  const streams = [
    'listen/:dataset?query=*&includeResult=true&includePreviousRevision=true&includeAllVersions=true',
    'listen/:dataset?query=*&includeResult=true&effectFormat=mendoza&visibility=query&perspective=raw',
    'live/events/:dataset?perspective=drafts',
  ];
  const [stranger, viewer] = people as [Person, Person];
  for (const dataset of ['production', 'shown'])
    for (const path of streams) {
      const heard = await heardBy(stranger, dataset, path);
      expect(secretsIn(heard, 'anonymous', new Set()), `${dataset} ${path}`).toEqual([]);
      expect(heard).not.toMatch(/"documentId":"[^"]*\.|drafts\.gone/);
    }
  expect(await heardBy(viewer, 'hidden', streams[0] ?? '')).toContain('secret-of-a-draft');
});
