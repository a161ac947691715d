import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';

const authorization = 'Bearer administrator-of-a-test';
const query = '/v2023-05-03/data/query/production?query=1';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

/** Asks with node:http, which unlike fetch may send any Host and Origin. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', body?: Buffer) {
  return new Promise<{ status: number; headers: Record<string, unknown>; message: string }>(
    (resolve, reject) => {
      const sent = request(its.url + path, { method, headers }, async (answer) => {
        let text = '';
        for await (const chunk of answer) text += chunk;
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, message: text });
      });
      sent.on('error', reject);
      sent.end(body);
    },
  );
}

test('a browser page may call the lake when its origin is on the list, after a preflight', async () => {
  const origin = 'http://localhost:3000';
  const preflight = await ask(
    query,
    { origin, 'access-control-request-headers': 'authorization,x-sanity-app' },
    'OPTIONS',
  );
  expect([preflight.status, preflight.headers['access-control-allow-headers']]).toEqual([
    204,
    'authorization,x-sanity-app',
  ]);
  const { status, headers } = await ask(query, { origin });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'Origin, Accept-Encoding',
  });
  expect(headers).not.toHaveProperty('timing-allow-origin');
});

test('an answer to whoever names no origin is kept by no cache for a page that does', async () => {
  expect((await ask(query)).headers.vary).toMatch(/^Origin\b/);
});

test('a page of another origin is refused by the name of the setting', async () => {
  const { status, headers, message } = await ask(query, { origin: 'https://evil.example' });
  expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined]);
  expect(message).toMatch(/Pages of \\"https:\/\/evil\.example\\".*\(origins of openLake\)/);
});

test('the origin "null" of a redirect is let in with a token, that of a sandboxed page without one is not', async () => {
  expect((await ask(query, { origin: 'null', authorization })).headers).toMatchObject({
    'access-control-allow-origin': 'null',
  });
  const asksFor = { origin: 'null', 'access-control-request-headers': 'authorization' };
  expect((await ask(query, asksFor, 'OPTIONS')).status).toBe(204);
  expect((await ask(query, { origin: 'null' })).status).toBe(403);
});

test('another host name is refused, names of loopback are not', async () => {
  const { status, message } = await ask(query, { host: 'rebound.example:3030' });
  expect([status, message]).toEqual([403, expect.stringContaining('(hosts of openLake)')]);
  for (const host of ['localhost:3030', '127.0.0.1', '127.0.0.2:3030', '[::1]:3030', 'sse1.localhost:3030']) {
    expect((await ask(query, { host })).status, host).toBe(200);
  }
  for (const host of ['localhost.example', '127.0.0.1.example:3030', '[::2]:3030', '192.168.1.5'])
    expect((await ask(query, { host })).status, host).toBe(403);
  expect((await ask('/', { host: 'not a host' })).status).toBe(400);
});

test('a body beyond the limit is refused, whether its length was announced or not', async () => {
  const body = Buffer.alloc(33 * 1024 * 1024, ' ');
  const mutate = '/v1/data/mutate/production';
  const announced = { authorization, 'content-length': String(body.length) };
  expect((await ask(mutate, announced, 'POST', body)).status).toBe(413);
  expect((await ask(mutate, { authorization, 'transfer-encoding': 'chunked' }, 'POST', body)).status).toBe(
    413,
  );
});

test('drafts cannot be reached without a token: not by id, slug, reference, search or listing', async () => {
  const client = its.client();
  await client.create({ _id: 'drafts.secret', _type: 'page', title: 'Secret', slug: { current: 'secret' } });
  await client.create({ _id: 'secrets.key', _type: 'page', title: 'Secret' });
  await client.create({ _id: 'open', _type: 'page', to: { _ref: 'drafts.secret', _weak: true } });
  const visitor = its.client({ token: undefined, perspective: 'drafts' });
  const asked = [
    '*[_id == "drafts.secret"]',
    '*[_id in ["drafts.secret", "secret", "secrets.key"]]',
    '*[slug.current == "secret"]',
    '*[title == "Secret"]',
    '*[[@] match text::query("secret") && _id != "open"]',
    '*[_id == "open" && defined(to->title)]',
  ];
  for (const one of asked) expect(await visitor.fetch(one), one).toEqual([]);
});
