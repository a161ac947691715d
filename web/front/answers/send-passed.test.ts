import { request as ask, createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { hashSource } from '../../headers/inline-scripts.ts';
import { siteHeaders } from '../../headers/site-headers.ts';
import { notFoundMark } from '../../page/not-found-mark.ts';
import { sendPassed } from './send-passed.ts';

const html = '<script>self.__next_f.push([1,"a"])</script><script>self.__next_f.push([1,"b"])</script>';
let next: Server;
let site: Server;
const portOf = (server: Server) => (server.address() as AddressInfo).port; // they listen on ports, not on pipes
const headers = siteHeaders(readEnvironment({}));

beforeAll(() => {
  next = createServer(({ url = '', headers: given }, response) => {
    const isZipped = given['accept-encoding'] === 'gzip';
    response.setHeader('content-security-policy', "script-src 'unsafe-inline'");
    if (url === '/feed.xml')
      return void response
        .writeHead(200, { 'content-type': 'text/xml', 'cache-control': 's-maxage=2592000' })
        .end('<rss/>');
    if (url === '/same') return void response.writeHead(304).end();
    if (url === '/data')
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    if (url === '/nothing')
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<meta name="${notFoundMark}" content="404"/>`);
    if (url === '/picture') return void response.writeHead(200, { 'content-type': 'image/png' }).end('PNG');
    const encoding = isZipped ? { 'content-encoding': 'gzip' } : {};
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...encoding });
    response.end(isZipped ? gzipSync(html) : html);
  }).listen(0);
  site = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers.plain)) response.setHeader(name, value);
    const { url: path = '', headers: given } = request;
    const method = path.startsWith('/api/') ? request.method : 'GET';
    ask({ port: portOf(next), method, path, headers: given }, (answer: IncomingMessage) =>
      sendPassed(answer, response, { headers, headersOfPage: headers.page }),
    ).end();
  }).listen(0);
});
afterAll(() => {
  next.close();
  site.close();
});

const get = (path: string, encoding = 'gzip', method = 'GET') =>
  fetch(`http://127.0.0.1:${portOf(site)}${path}`, { method, headers: { 'accept-encoding': encoding } });
const policyOf = ({ headers }: Pick<Response, 'headers'>) => headers.get('content-security-policy');

test.each(['gzip', 'identity'])(
  'the scripts that stand in a page are hashed as they are sent, in %s',
  async (encoding) => {
    const answer = await get('/', encoding);
    const text = await answer.text();
    expect(text).toBe('<script>self.__next_f.push([1,"a"])\nself.__next_f.push([1,"b"])</script>');
    expect(policyOf(answer)).toContain(hashSource(text.replace(/<\/?script>/g, '')));
    expect(policyOf(answer)).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
  },
);

test('data loads nothing, pictures are for everybody, and what has not changed keeps the policy that it had', async () => {
  expect(policyOf(await get('/data'))).toBe(headers.plain['content-security-policy']);
  const picture = await get('/picture');
  expect([policyOf(picture), picture.headers.get('cross-origin-resource-policy')]).toEqual([
    null,
    'cross-origin',
  ]);
  const same = await get('/same');
  expect([same.status, policyOf(same)]).toEqual([304, null]);
});

test('a page that says that nothing is there is sent as such', async () => {
  expect((await get('/nothing')).status).toBe(404);
});

test.each(['/', '/nothing', '/data', '/feed.xml'])(
  'who asks for the head of "%s" alone gets that of the whole answer',
  async (path) => {
    const [whole, head] = [await get(path), await get(path, 'gzip', 'HEAD')];
    const said = ({ status, headers }: Response) => [
      status,
      policyOf({ headers }),
      headers.get('content-type'),
    ];
    expect(said(head)).toEqual(said(whole));
    expect(await head.text()).toBe('');
  },
);

test('a head that came without its page is sent as it came', async () => {
  const answer = await get('/api/none', 'gzip', 'HEAD');
  expect([answer.status, await answer.text()]).toEqual([200, '']);
});

test('nobody between is told to keep for a month what changes tomorrow', async () => {
  expect((await get('/feed.xml')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});
