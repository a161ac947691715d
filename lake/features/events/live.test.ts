import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../kernel/store/store.ts';
import { openLake } from '../../lake.ts';
import { lakeOptions, type TestLake, testLake } from '../../lake-fixture.ts';
import { live as handleLive } from './live.ts';
import { readStream } from './stream-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const authorization = 'Bearer administrator-of-a-test';
const live = '/v1/data/live/events/production';
const openStream = (headers = {}) => readStream(its.url + live, headers);

test('the ids of live events are the same after the lake was closed and opened', async () => {
  const own = await testLake();
  await own.client().create({ _id: 'before-the-end', _type: 'x' });
  const options = { ...lakeOptions, dataDir: own.dataDir };
  await own.stop();
  const lake = openLake(options);
  const headers = { 'last-event-id': '0' };
  const { body } = await lake.handle(
    new Request('http://localhost/v1/data/live/events/production', { headers }),
  );
  let text = '';
  for await (const chunk of body ?? []) {
    text += Buffer.from(chunk).toString();
    if (text.includes('event: message')) break;
  }
  expect(text).toMatch(/id: 1-[0-9a-f]{8}\nevent: message\ndata: .*s2:d\.before-the-end/);
  lake.close();
  await own.close();
});

test('a draft is no news for a reader without a token, and to ask for drafts needs one', async () => {
  const stream = await openStream();
  await stream.until('event: welcome');
  await its.client().create({ _id: 'drafts.news', _type: 'draft-news' });
  await its.client().create({ _id: 'news', _type: 'news' });
  expect(await stream.until('s2:t.news')).not.toContain('draft-news');
  stream.close();
  expect((await fetch(`${its.url}${live}?includeDrafts=true`)).status).toBe(401);
});

test('what is published under an id with a dot is news for whoever has a token, as for their queries, and for no stranger', async () => {
  const client = its.client({ perspective: 'published' });
  const query = '*[_type == "dotted"]._id';
  const first = await openStream();
  const last = (await first.until('event: welcome')).match(/^id: (\S+)$/m)?.[1];
  first.close();
  const [site, stranger] = [await openStream({ authorization }), await openStream()];
  for (const stream of [site, stranger]) await stream.until('event: welcome');
  await client.create({ _id: 'drafts.i18n.dotted', _type: 'dotted-draft' });
  await client.create({ _id: 'i18n.dotted', _type: 'dotted' });
  await client.create({ _id: 'after-dotted', _type: 'x' });
  const again = (headers = {}) => openStream({ 'last-event-id': last, ...headers });
  for (const told of [site, await again({ authorization })]) {
    const text = await told.until('s2:d.after-dotted');
    expect(text).toContain('s2:d.i18n.dotted');
    expect(text).not.toContain('dotted-draft');
    told.close();
  }
  for (const told of [stranger, await again()]) {
    expect(await told.until('s2:d.after-dotted')).not.toMatch(/i18n|s2:t\.dotted/);
    told.close();
  }
  const { result, syncTags } = await client.fetch(query, {}, { filterResponse: false });
  expect([result, syncTags]).toEqual([['i18n.dotted'], ['s2:t.dotted']]);
  expect(await its.client({ token: undefined }).fetch(query)).toEqual([]);
});

test('whoever has heard of a transaction that this lake does not have is told to start anew, also where it has one of that number', async () => {
  const [one, other] = [await testLake(), await testLake()];
  for (const lake of [one, other]) await lake.client().create({ _id: 'first', _type: 'x' });
  const open = (url: string, last?: string) =>
    readStream(url + live, last === undefined ? {} : { 'last-event-id': last });
  const stream = await open(one.url);
  const last = (await stream.until('event: welcome')).match(/^id: (\S+)$/m)?.[1];
  stream.close();
  const firstWords = async (url: string, id?: string) => {
    const again = await open(url, id);
    const words = await again.until('event: ');
    again.close();
    return words;
  };
  expect(await firstWords(one.url, last)).toContain('event: welcome');
  expect(await firstWords(other.url, last)).toContain('event: restart');
  for (const unknown of ['1', '2-00000000', 'of-another-lake', '-1'])
    expect(await firstWords(one.url, unknown), unknown).toContain('event: restart');
  for (const lake of [one, other]) await lake.close();
});

test('whoever has missed nothing but drafts goes on, however many they were, and is told what was published after them', async () => {
  const store = openStore(mkdtempSync(join(tmpdir(), 'tessera-live-')));
  const commit = (transactionId: string, id: string) => {
    const after = { _id: id, _type: 'x', _rev: transactionId, _createdAt: '', _updatedAt: '' };
    const changes = [{ id, before: store.get(id), after }];
    store.commit({ transactionId, timestamp: '', author: '', mutations: [], changes });
  };
  const hear = async (search: string, wanted: string, headers: Record<string, string> = {}) => {
    const url = new URL(`http://localhost/v1/data/live/events/production${search}`);
    const identity = { id: 'site', role: 'viewer', name: 'Site' } as const;
    // A stream needs nothing else of the lake.
    const context = { store, url, identity, countStream: () => () => {} } as unknown as Parameters<
      typeof handleLive
    >[1];
    const { body } = await handleLive(new Request(url, { headers }), context);
    let text = '';
    for await (const chunk of body ?? []) {
      text += Buffer.from(chunk).toString();
      if (text.includes(wanted)) break;
    }
    return text;
  };
  commit('first', 'before');
  const last = { 'last-event-id': (await hear('', 'event: welcome')).match(/^id: (\S+)$/m)?.[1] ?? '' };
  for (let key = 0; key < 1_100; key++) commit(`key-${key}`, 'drafts.a');
  expect(await hear('', 'event: ', last)).toContain('event: welcome');
  commit('publish', 'a');
  expect(await hear('', 's2:d.a', last)).not.toContain('event: restart');
  expect(await hear('?includeDrafts=true', 'event: ', last)).toContain('event: restart');
  for (let at = 0; at < 1_000; at++) commit(`other-${at}`, `b${at}`);
  expect(await hear('', 'event: ', last), 'more was published than is replayed').toContain('event: restart');
  store.close();
});
