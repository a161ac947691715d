import type { MutationEvent } from '@sanity/client';
import { applyPatch } from 'mendoza';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import { readStream } from './stream-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const authorization = 'Bearer administrator-of-a-test';
const openStream = (path: string, headers = {}) => readStream(`${its.url}/v2023-05-03${path}`, headers);

const asTheStudio = { effectFormat: 'mendoza', includeResult: false, includeMutations: false } as const;

const listenTo = (filter: string, more = '') =>
  `/data/listen/production?query=${encodeURIComponent(`*[${filter}]`)}${more}`;

test('a listener resumes after the last event that it saw, in the middle of a transaction too', async () => {
  const client = its.client();
  const create = (n: number) => ({ _id: `r${n}`, _type: 'resumed' });
  await client.transaction().create(create(1)).create(create(2)).transactionId('first').commit();
  await client.transaction().create(create(3)).transactionId('second').commit();
  const resume = { authorization, 'last-event-id': 'first#r1' };
  const stream = await openStream(listenTo('_type == "resumed"', '&enableResume=true'), resume);
  const text = await stream.until('"documentId":"r3"');
  stream.close();
  expect(text.match(/^(event|id): .*$/gm)).toEqual([
    'event: welcomeback',
    'id: first#r2',
    'event: mutation',
    'id: second#r3',
    'event: mutation',
  ]);
});

test('a listener that did not ask to resume is greeted as a new one, and told what it missed', async () => {
  const client = its.client();
  const filter = '_type == "unasked"';
  await client.transaction().create({ _id: 'u1', _type: 'unasked' }).transactionId('before').commit();
  const stream = await openStream(listenTo(filter));
  const greeted = await stream.until('event: welcome');
  stream.close();
  expect(greeted).toContain('id: before\n');
  await client.transaction().create({ _id: 'u2', _type: 'unasked' }).transactionId('meanwhile').commit();
  const again = await openStream(listenTo(filter), { authorization, 'last-event-id': 'before' });
  const text = await again.until('"documentId":"u2"');
  again.close();
  expect(text.match(/^(event|id): .*$/gm)).toEqual(['event: welcome', 'id: meanwhile#u2', 'event: mutation']);
});

test.each(['of-another-lake#x', 'of-one#another-document', 'of-one#'])(
  'a listener that cannot resume after %s is told to start anew, and nothing twice',
  async (unknown) => {
    const one = await its.client().createOrReplace({ _id: 'one', _type: 'one' });
    const resume = { authorization, 'last-event-id': unknown.replace('of-one', one._rev) };
    const stream = await openStream(listenTo('_type == "one"', '&enableResume=true'), resume);
    await its.client().createOrReplace({ _id: 'one', _type: 'one' });
    const text = await stream.until('event: mutation');
    stream.close();
    expect(text.match(/^event: .*$/gm)).toEqual(['event: reset', 'event: mutation']);
  },
);

test('a listener is told what changed in a long document, not the whole of it', async () => {
  const client = its.client();
  const { _rev, ...before } = await client.create({ _id: 'long', _type: 'long', text: 'words '.repeat(900) });
  const events = new Promise<MutationEvent>((resolve) => {
    const heard = client.listen('*[_id == "long"]', {}, { events: ['welcome', 'mutation'], ...asTheStudio });
    const listening = heard.subscribe((event) => {
      if (event.type === 'welcome') client.patch('long').set({ title: 'Now' }).commit();
      if (event.type !== 'mutation') return;
      listening.unsubscribe();
      resolve(event);
    });
  });
  const { effects, resultRev } = await events;
  const { _rev: now, ...after } = (await client.getDocument('long')) ?? { _rev: '' };
  expect(applyPatch(before, effects?.apply ?? [])).toEqual(after);
  expect(resultRev).toBe(now);
  expect(JSON.stringify(effects).length).toBeLessThan(200);
});

test('a listener without a token hears of published documents, and nothing of what else was done to drafts', async () => {
  const stream = await openStream(listenTo('_type == "aired"'));
  await stream.until('event: welcome');
  await its
    .client()
    .transaction()
    .create({ _id: 'drafts.aired', _type: 'aired', title: 'not yet said' })
    .create({ _id: 'aired', _type: 'aired', title: 'said' })
    .commit();
  const text = await stream.until('"documentId":"aired"');
  expect(text).toContain('"transactionTotalEvents":1');
  expect(text).not.toContain('not yet said');
  stream.close();
});

test('a filter without a token cannot look at a draft through a reference', async () => {
  const client = its.client();
  await client.create({ _id: 'drafts.kept', _type: 'kept', title: 'not yet said' });
  const stream = await openStream(listenTo('to->title == "not yet said" || _id == "end"'));
  await stream.until('event: welcome');
  await client.create({ _id: 'guess', _type: 'guess', to: { _ref: 'drafts.kept', _weak: true } });
  await client.create({ _id: 'end', _type: 'guess' });
  expect(await stream.until('"documentId":"end"')).not.toContain('"documentId":"guess"');
  stream.close();
});

test('a faulty query is the only event of its stream, and the client says what is wrong with it', async () => {
  const stream = await fetch(`${its.url}/v1${listenTo('geo::distance(a, b) > 1')}`);
  expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  expect(await stream.text()).toMatch(/^:\n\nevent: channelError\ndata: .*geo::distance.*\n\n$/);
  const heard = (query: string, params = {}) =>
    new Promise((_, reject) => its.client().listen(query, params).subscribe({ error: reject }));
  await expect(heard('*[_type == ')).rejects.toMatchObject({
    name: 'ChannelError',
    message: expect.stringMatching(
      /^GROQ query parse error:\n.*unexpected end-of-file, expected expression/s,
    ),
  });
  await expect(heard('count(*)')).rejects.toThrow(
    'a query that filters documents, such as *[_type == "post"]',
  );
  await expect(heard('*[_id == $nobody]')).rejects.toThrow('param $nobody referenced, but not provided');
  const faulty = await fetch(`${its.url}/v1${listenTo('true', '&$n=x')}`);
  expect(await faulty.text()).toContain('{"message":"The parameter \\"$n\\" is not JSON: x"}');
});

test('drafts and versions are heard of by who asks for them, and by versions of the API from before there were releases', async () => {
  const heard = async (version: string, more = '', filter = '_type == "layered"') => {
    const { lake, url } = its;
    const stop = new AbortController();
    const path = listenTo(`${filter}`, more);
    const { body } = await fetch(`${url}/v${version}${path}`, {
      headers: { authorization },
      signal: stop.signal,
    });
    const before = lake.listeners;
    const _id = `layered-${version}${more.length}${filter.length}`;
    await its
      .client()
      .transaction()
      .create({ _id: `drafts.${_id}`, _type: 'layered' })
      .create({ _id: `versions.r1.${_id}`, _type: 'layered' })
      .create({ _id, _type: 'layered' })
      .commit();
    let text = '';
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      if (text.includes(`"documentId":"${_id}"`)) break;
    }
    expect(before).toBeGreaterThan(0);
    return Array.from(text.matchAll(/"documentId":"([^"]*layered)/g), ([, id]) => id);
  };
  const all = ['drafts.layered', 'versions.r1.layered', 'layered'];
  expect(await heard('2025-02-19')).toEqual(['layered']);
  expect(await heard('2025-02-19', '', '_type == "layered" && !defined(by->name)')).toEqual(['layered']);
  expect(await heard('X', '&includeAllVersions=true')).toEqual(all);
  expect(await heard('2025-02-18')).toEqual(all);
});

test('a change says the visibility that was asked for', async () => {
  const visibility = async (more: string) => {
    const stream = await openStream(listenTo('_type == "visible"', more), { authorization });
    await stream.until('event: welcome');
    await its.client().create({ _type: 'visible' });
    const text = await stream.until('event: mutation');
    stream.close();
    return text.match(/"visibility":"(\w+)"/)?.[1];
  };
  expect([await visibility(''), await visibility('&visibility=query')]).toEqual(['transaction', 'query']);
  const bogus = await fetch(`${its.url}/v1${listenTo('true', '&visibility=bogus')}`);
  expect(await bogus.text()).toContain('event: channelError');
});

test('streams are counted while they are open', async () => {
  const own = await testLake();
  expect(own.lake.listeners).toBe(0);
  const stop = new AbortController();
  const opened = ['listen/production?query=*', 'live/events/production'].map((path) =>
    fetch(`${own.url}/v1/data/${path}`, { signal: stop.signal }),
  );
  await Promise.all(opened);
  expect(own.lake.listeners).toBe(2);
  stop.abort();
  await expect.poll(() => own.lake.listeners).toBe(0);
  await own.close();
});

test('a reader that does not read is cut off, and what it was sent until then is whole', async () => {
  const path = listenTo('_type == "heavy"', '&includeResult=true');
  const request = new Request(`${its.url}/v1${path}`, { headers: { authorization } });
  const response = await its.lake.handle(request);
  const before = its.lake.listeners;
  const text = 'x'.repeat(1024 * 1024);
  for (let n = 0; n < 12; n++) await its.client().create({ _type: 'heavy', text });
  expect(its.lake.listeners).toBe(before - 1);
  const events = (await response.text()).split('\n\n').filter((event) => event.includes('event: mutation'));
  expect(events.length).toBeGreaterThan(0);
  expect(events.length).toBeLessThan(12);
});

test('a filter that follows references is told what happens in its order, and resumes', async () => {
  const client = its.client();
  await client.create({ _id: 'by', _type: 'author', name: 'Ada' });
  const about = (n: number) => ({ _id: `by${n}`, _type: 'written', n, by: { _ref: 'by' } });
  const filter = '_type == "written" && by->name == "Ada" && n < 9';
  const stream = await openStream(listenTo(filter), { authorization });
  await stream.until('event: welcome');
  for (let n = 0; n < 5; n++)
    await client.transaction().create(about(n)).transactionId(`written-${n}`).commit();
  await client.patch('by4').set({ n: 9 }).commit();
  const text = await stream.until('"disappear"');
  stream.close();
  expect(text.match(/"documentId":"by\d"|"transition":"\w+"/g)?.join(' ')).toBe(
    [0, 1, 2, 3, 4].map((n) => `"documentId":"by${n}" "transition":"appear"`).join(' ') +
      ' "documentId":"by4" "transition":"disappear"',
  );
  const resume = { authorization, 'last-event-id': 'written-1#by1' };
  const again = await openStream(listenTo(filter, '&enableResume=true'), resume);
  expect((await again.until('"disappear"')).match(/"documentId":"by\d"/g)?.join()).toBe(
    '"documentId":"by2","documentId":"by3","documentId":"by4","documentId":"by4"',
  );
  again.close();
});

test('a filter that takes too long ends its own stream, and says why; others hear on', async () => {
  const hurried = await testLake({ queries: { anonymous: { maxMs: 300 } } });
  const stop = new AbortController();
  const listen = async (filter: string) => {
    const address = `${hurried.url}/v2023-05-03${listenTo(filter)}`;
    const { body } = await fetch(address, { signal: stop.signal });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    return async (isEnough: (text: string) => boolean) => {
      let text = '';
      for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
        text += chunk.value;
        if (isEnough(text)) break;
      }
      return text;
    };
  };
  const deep = 'count(n[count(^.n[count(^.^.n[@ > 0]) > 0]) > 0]) > 0';
  const slow = await listen(deep);
  const other = await listen('_type == "numbers"');
  const n = Array.from({ length: 3_000 }, (_, index) => index);
  await hurried.client().create({ _id: 'a', _type: 'numbers', n });
  expect(await other((text) => text.includes('"appear"'))).toContain('"documentId":"a"');
  // Reads until the lake ends the stream.
  expect(await slow(() => false)).toMatch(
    /event: channelError\ndata: .*300 ms \(queries\.anonymous\.maxMs of openLake\)/,
  );
  stop.abort();
  await hurried.close();
});
