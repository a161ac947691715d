import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import { heldBody } from './held-body.ts';
import { sendAnswer } from './send-answer.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  await its.client().create({ _id: 'long', _type: 'x', text: 'words '.repeat(2_000) });
});
afterAll(() => its.close());

/** What comes over the wire, undecoded; as if from elsewhere unless `from` says otherwise. */
async function get(path: string, headers: Record<string, string> = {}, from = 'elsewhere') {
  const sent = from === 'elsewhere' ? { 'x-forwarded-for': '203.0.113.7', ...headers } : headers;
  const { promise, resolve, reject } = Promise.withResolvers<{
    body: Buffer;
    headers: NodeJS.Dict<string | string[]>;
  }>();
  const asked = ask(`${its.url}/v1${path}`, { headers: sent }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk) => chunks.push(chunk));
    response.on('end', () => resolve({ body: Buffer.concat(chunks), headers: response.headers }));
    response.on('error', reject);
  });
  asked.on('error', reject).end();
  return promise;
}

const query = (groq: string) => `/data/query/production?query=${encodeURIComponent(groq)}`;
const all = query('*');

test('a long answer is packed as its reader takes it', async () => {
  const plain = await get(all);
  expect(plain.headers).toMatchObject({
    'content-type': 'application/json',
    vary: 'Origin, Accept-Encoding',
  });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const [{ text }] = JSON.parse(plain.body.toString()).result;
  expect(text).toHaveLength(12_000);
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ] as const) {
    const packed = await get(all, { 'accept-encoding': accepted });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(JSON.parse(unpack(packed.body).toString()).result[0].text).toBe(text);
    expect(packed.body.length).toBeLessThan(1_000);
  }
});

test('the client of Sanity reads it', async () => {
  const client = its.client({ headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(await client.fetch('*[0].text')).toHaveLength(12_000);
});

test('a short answer, a refusal and what is asked from this machine go as they are', async () => {
  const accepts = { 'accept-encoding': 'gzip, br' };
  const short = await get(query('1'), accepts);
  expect(short.headers).not.toHaveProperty('content-encoding');
  expect(short.headers['content-length']).toBe(String(short.body.length));
  expect(JSON.parse(short.body.toString())).toMatchObject({ result: 1 });
  expect((await get('/data/nothing', accepts)).headers).not.toHaveProperty('content-encoding');
  expect((await get(all, accepts, 'this machine')).headers).not.toHaveProperty('content-encoding');
});

test('files and streams of events are never packed', async () => {
  const bytes = Buffer.from('a text that repeats itself '.repeat(500));
  const { url } = await its.client().assets.upload('file', bytes, { filename: 'a.txt' });
  const file = await get(new URL(url).pathname, { 'accept-encoding': 'gzip, br' });
  expect(file.headers).not.toHaveProperty('content-encoding');
  expect([file.headers.etag, file.body.length]).toEqual([expect.any(String), bytes.length]);
  const stop = new AbortController();
  const headers = { 'accept-encoding': 'gzip', 'x-forwarded-for': '203.0.113.7' };
  const stream = await fetch(`${its.url}/v1/data/listen/production?query=*`, {
    headers,
    signal: stop.signal,
  });
  expect(stream.headers.get('content-encoding')).toBeNull();
  stop.abort();
});

test.each([undefined, 'gzip'])(
  'what is held for a reader who has hung up before it came is given up at once (%s)',
  async (accepted) => {
    const [released, refused] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()];
    const server = createServer(async (_request, response) => {
      await once(response, 'close');
      // Kept until then, it would end with an error that nobody hears, and with it the process.
      const body = heldBody([new Uint8Array(100_000)], released.resolve, {
        graceMs: 600_000,
        bytesASecond: 1e9,
      });
      const answer = new Response(body, { headers: { 'content-type': 'application/json' } });
      sendAnswer(answer, response, { accepted, isHead: false }).catch(refused.resolve);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const asked = ask({ port: (server.address() as AddressInfo).port }).on('error', () => {});
    asked.end();
    await once(server, 'request');
    asked.destroy();
    await released.promise;
    expect(await refused.promise).toMatchObject({ code: 'ERR_STREAM_UNABLE_TO_PIPE' });
    server.close();
  },
);
