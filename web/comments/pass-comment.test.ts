import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passComment } from './pass-comment.ts';

let answer = { status: 200, body: '{}' };
let heard: { url?: string | undefined; headers: IncomingMessage['headers']; body: string } | undefined;
const lake = createServer(async (request, response) => {
  heard = { url: request.url, headers: request.headers, body: await text(request) };
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
beforeAll(() => new Promise<void>((resolve) => lake.listen(0, '127.0.0.1', resolve)));
afterAll(() => lake.close());

const environment = () => ({
  // A server that listens on a port has an address of this form.
  apiHost: `http://127.0.0.1:${(lake.address() as AddressInfo).port}`,
  readToken: undefined,
  lakeToken: 'the-token',
});
const send = (headers: Record<string, string> = {}, body = '{"words":"Fine"}') =>
  new Request('https://site.example/api/draft/comments', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7', ...headers },
    body,
  });

test('a comment goes to the lake in the name of the site, with where it comes from and no cookie', async () => {
  const given = await passComment(send({ cookie: 'preview-editor=a' }), environment());
  expect([given.status, heard?.url, heard?.body]).toEqual([200, '/link-comments', '{"words":"Fine"}']);
  expect(heard?.headers).toMatchObject({
    authorization: 'Bearer the-token',
    'x-forwarded-for': '203.0.113.7',
  });
  expect(heard?.headers.cookie).toBe(undefined);
});

test('why the lake refuses is told, what goes wrong inside is not', async () => {
  answer = { status: 404, body: '{"message":"This link has expired.","more":"of the inside"}' };
  const refused = await passComment(send(), environment());
  expect([refused.status, await refused.text()]).toEqual([404, '{"message":"This link has expired."}']);
  answer = { status: 401, body: '{"message":"The token is not known."}' };
  const failed = await passComment(send(), environment());
  expect([failed.status, await failed.text()]).toEqual([503, expect.not.stringContaining('token')]);
});

test('a form of another page, what is too long, and a site without a lake are refused before anybody is asked', async () => {
  heard = undefined;
  const statuses = [
    await passComment(send({ 'content-type': 'text/plain' }), environment()),
    await passComment(send({}, 'a'.repeat(20_000)), environment()),
    await passComment(send(), { ...environment(), apiHost: undefined }),
  ].map(({ status }) => status);
  expect([statuses, heard]).toEqual([[415, 413, 404], undefined]);
});
