import { availableParallelism } from 'node:os';
import { EventSource } from 'eventsource';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake({
    queries: { anonymous: { maxMs: 500, maxMegabytes: 64 }, known: { maxMs: 2_000, maxMegabytes: 96 } },
  });
  for (const type of ['page', 'post']) {
    const transaction = its.client().transaction();
    for (let n = 0; n < 150; n++)
      transaction.create({
        _id: `${type}${n}`,
        _type: type,
        text: 'word '.repeat(40),
        to: { _ref: `${type}0` },
      });
    await transaction.commit();
  }
});
afterAll(() => its.close());

const authorization = 'Bearer administrator-of-a-test';

/** What the lake answers to a query that is posted by a stranger, or by whoever the headers name. */
async function ask(query: string, params = {}, init: RequestInit = {}) {
  const url = `${its.url}/v2023-05-03/data/query/production`;
  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ query, params }), ...init });
  const { result, error, message } = await response.json();
  return { status: response.status, result, type: error?.type, says: error?.description ?? message };
}

const endless = 'count(*[count(*[count(*[_id == ^.^._id || text match "x"]) > 0]) > 0])';
const grown = (first: string, more: string) => `{"it": ${first}}${`{"it": ${more}}`.repeat(40)}`;

/** Queries that held up everybody, or took all memory, when they ran in the main thread. */
const attacks: [name: string, query: string, params?: Record<string, unknown>][] = [
  ['a pattern of many stars', `"${'a'.repeat(60)}" match "${'a*'.repeat(30)}b"`],
  ['a join of all with all with all', endless],
  ['a long chain', Array(10_000).fill('true').join(' && ')],
  ['many words', '*[[@] match text::query($q)]', { q: 'w1 w2 w3 '.repeat(7_000) }],
  [
    'references to references',
    '*[references(*[references(*[references(*._id)]._id)]._id)]{"a": *[references(^._id)]->{"b": *[references(^._id)]->}}',
  ],
  ['a projection in each of all', '*[0...280]{"a": *[0...280]{..., "b": *[_type == "page"]}}'],
  ['deep brackets', '['.repeat(2_000)],
  ['a long body', `array::join([${'$s, '.repeat(100)}""], "")`, { s: 'x'.repeat(4_000_000) }],
  ['a text that grows', grown('"12345678"', 'it + it')],
  ['a list that grows', grown('[1, 2]', '[...it, ...it]')],
  ['a small thing that is long to write', grown('[1, 2]', '[it, it]')],
];

test('whatever strangers and editors ask, everything else goes on meanwhile', async () => {
  let isOver = false;
  const said = new Map<string, Set<string>>();
  const attack = async ([name, query, params]: (typeof attacks)[number], init?: RequestInit) => {
    do {
      const { status, says } = await ask(query, params, init);
      said.set(name, (said.get(name) ?? new Set()).add(`${status} ${says ?? ''}`));
    } while (!isOver);
  };
  const attackers = attacks.map((one) => attack(one));
  attackers.push(attack(['an editor', endless], { headers: { authorization } }));
  await expect.poll(() => said.get('a join of all with all with all')?.size).toBe(1);

  const client = its.client();
  const heard: string[] = [];
  const address = `${its.url}/v2023-05-03/data/listen/production?query=${encodeURIComponent('*[_type == "heard"]')}`;
  const stream = new EventSource(address);
  stream.addEventListener('mutation', ({ data }) => heard.push(JSON.parse(data).documentId));
  await new Promise((resolve) => stream.addEventListener('welcome', resolve));
  for (let n = 0; n < 5; n++) {
    await client.create({ _id: `heard${n}`, _type: 'heard' });
    expect(await client.fetch('count(*[_type == "heard"])')).toBe(n + 1);
    expect((await fetch(`${its.url}/ping`)).status).toBe(200);
  }
  await expect.poll(() => heard).toEqual(['heard0', 'heard1', 'heard2', 'heard3', 'heard4']);
  stream.close();
  const png = sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a6c66' } }).png();
  const picture = await client.assets.upload('image', await png.toBuffer());
  expect((await fetch(`${its.url}/${picture.path}?w=10&fm=webp`)).headers.get('content-type')).toBe(
    'image/webp',
  );
  const found = { query: '*[_type == "heard"]' };
  await client.patch(found).set({ seen: true }).commit({ returnDocuments: false });
  expect(await client.fetch('count(*[_type == "heard" && seen])')).toBe(5);

  isOver = true;
  await Promise.all(attackers);
  const limits = /^200 $|^400 .*(queries\.(anonymous|known)\.max|characters|items|nested|too deep)|^503 /;
  for (const [name, answers] of said) for (const one of answers) expect(one, name).toMatch(limits);
  expect([...(said.get('a join of all with all with all') ?? [])].join()).toContain(
    'queries.anonymous.maxMs of openLake',
  );
  expect([...(said.get('an editor') ?? [])].join()).toContain('2000 ms (queries.known.maxMs of openLake)');
  // A thread that was ended leaves nothing open in the file.
  const checkpoint = its.lake.database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
  await expect.poll(() => checkpoint.get()?.busy).toBe(0);
});

test('the answer to a query that takes too long is a 400 in the shape of a failed query, which says which limit', async () => {
  expect(await ask(endless)).toEqual({
    status: 400,
    result: undefined,
    type: 'queryExecutionError',
    says: 'The query needs too much. It was ended after 500 ms (queries.anonymous.maxMs of openLake). Ask for less at once.',
  });
  await expect(its.client().fetch(endless)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('2000 ms (queries.known.maxMs of openLake)'),
  });
});

test('a query that takes too much memory is ended, and nothing else', async () => {
  const large = '*[0...200]{"a": *[0...200]{"b": *[0...200]{"c": {"d": [_id]}}}}';
  const { status, says } = await ask(large, {}, { headers: { authorization } });
  expect([status, says]).toEqual([
    400,
    expect.stringMatching(
      /96 MB of memory \(queries\.known\.maxMegabytes of openLake\)|queries\.known\.maxMs/,
    ),
  ]);
  await expect.poll(async () => (await ask('count(*[_type == "page"])')).result).toBe(150);
});

test('a query whose client has left is ended, and when very many wait the next is told so', async () => {
  const patient = await testLake({ queries: { anonymous: { maxMs: 3_600_000 } } });
  const url = `${patient.url}/v2023-05-03/data/query/production?query=`;
  await patient.client().create({ _id: 'a', _type: 'x', n: Array.from({ length: 3_000 }, (_, n) => n) });
  const slow = `${url}${encodeURIComponent('*[0].n[]{"a": *[0].n[]{"b": *[0].n[]}}')}`;
  const left = Array.from({ length: 60 + availableParallelism() }, () => new AbortController());
  const statuses: number[] = [];
  const asked = left.map(({ signal }) =>
    fetch(slow, { signal }).then(
      ({ status }) => statuses.push(status),
      () => {},
    ),
  );
  await expect.poll(() => new Set(statuses)).toEqual(new Set([503]));
  for (const one of left) one.abort();
  await Promise.all(asked);
  await expect.poll(async () => (await fetch(`${url}1`)).status).toBe(200);
  await patient.close();
});
