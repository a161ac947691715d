import { createServer, type RequestListener, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFront } from './front.ts';
import { KnownPaths } from './known-paths.ts';
import { PageCache } from './page-cache.ts';
import { PageRenderer } from './page-renderer.ts';

let asked: string[];
let inner: Server;
let site: Server;
let known: KnownPaths;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Stands where Next stands. */
const next: RequestListener = (request, response) => {
  asked.push(request.url ?? '');
  const headers = { 'content-type': 'text/html', 'cache-control': 's-maxage=3600', 'x-nextjs-cache': 'HIT' };
  if (request.url === '/old')
    response.writeHead(308, { ...headers, location: '/platform' }).end('a whole page');
  else if (request.url === '/moved')
    response.writeHead(308, headers).end('3f:E{\\"digest\\":\\"NEXT_REDIRECT;replace;/platform/new;308;\\"}');
  else if (request.url === '/twice')
    response.writeHead(307, { ...headers, location: '/platform, /platform' }).end('a whole page');
  else if (request.url === '/broken') response.writeHead(500, headers).end('Broken');
  else if (request.url === '/gone') response.writeHead(404, headers).end();
  else
    response.writeHead(200, headers).end(`${request.method} ${request.url} ${request.headers.cookie ?? ''}`);
};

beforeEach(() => {
  asked = [];
  inner = createServer(next).listen(0);
  known = new KnownPaths(['/', '/platform', '/old', '/moved', '/twice', '/broken', '/gone', '/café']);
  const front = createFront({
    next,
    isForNext: (path) => path.startsWith('/_next/'),
    staticFiles: null,
    studio: undefined,
    assets: () => false,
    previewCookie: 'secret',
    pages: new PageCache(1_000_000),
    known,
    renderer: new PageRenderer(`http://127.0.0.1:${portOf(inner)}`, { 'x-content-type-options': 'nosniff' }),
  });
  site = createServer(front).listen(0);
});

afterEach(() => {
  inner.close();
  site.close();
});

/** Sends a path exactly as it is written; `fetch` would tidy it. */
function get(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  return new Promise<{ status?: number; body: string; location?: string }>((resolve, reject) => {
    send({ port: portOf(site), path, method, headers }, (response) => {
      let body = '';
      response.on('data', (text) => {
        body += text;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode, body, location: response.headers.location }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('a page is asked of Next once', async () => {
  expect(await get('/platform?utm=1')).toMatchObject({ status: 200, body: 'GET /platform ' });
  expect(await get('/platform')).toMatchObject({ status: 200, body: 'GET /platform ' });
  expect(asked).toEqual(['/platform']);
});

test('visitors who come at the same time cause one request', async () => {
  await Promise.all(Array.from({ length: 5 }, () => get('/platform')));
  expect(asked).toEqual(['/platform']);
});

test('unknown and malformed addresses get the body of the 404 and cost Next nothing', async () => {
  const paths = ['/nope', '/%E0%A4%A', '/preview/platform', '/404', '//elsewhere.example/', '/nope?rsc=1'];
  paths.push('/images/../v1/data/query/production', '/files/%2e%2e/lake/login');
  for (const path of paths) expect(await get(path)).toMatchObject({ status: 404, body: 'GET /~404 ' });
  expect(asked).toEqual(['/~404']);
});

test('another way to write a known address leads to it', async () => {
  expect(await get('/Platform/?a=1')).toMatchObject({ status: 308, location: '/platform?a=1' });
  expect(await get('//platform')).toMatchObject({ status: 308, location: '/platform' });
  expect(await get('/CAF%C3%89')).toMatchObject({ status: 308, location: '/caf%C3%A9' });
});

test('a redirect comes without the page that Next sends along', async () => {
  expect(await get('/old')).toMatchObject({ status: 308, location: '/platform', body: '' });
  expect(await get('/moved'), 'a page that has moved').toMatchObject({
    status: 308,
    location: '/platform/new',
    body: '',
  });
  expect(await get('/twice')).toMatchObject({ status: 307, location: '/platform', body: '' });
});

test('a page that fails is not kept', async () => {
  expect((await get('/broken')).status).toBe(500);
  await get('/broken');
  expect(asked).toEqual(['/broken', '/broken']);
});

test('a known address whose page is gone gets the whole 404', async () => {
  expect(await get('/gone')).toMatchObject({ status: 404, body: 'GET /~404 ' });
});

test('editors in preview and navigation data go to Next', async () => {
  const cookie = 'a=b; __prerender_bypass=secret';
  expect((await get('/draft-only', { headers: { cookie } })).body).toBe(`GET /draft-only ${cookie}`);
  expect((await get('/platform', { headers: { rsc: '1' } })).status).toBe(200);
  expect((await get('/nope', { headers: { rsc: '1' } })).status).toBe(404);
});

test('the cookie of a preview that has ended does not reach Next', async () => {
  const headers = { cookie: '__prerender_bypass=old', rsc: '1' };
  expect((await get('/platform', { headers })).body).toBe('GET /platform ');
});

test('pages are only read', async () => {
  expect((await get('/platform', { method: 'POST' })).status).toBe(405);
  expect((await get('/platform', { method: 'HEAD' })).body).toBe('');
});

test('what is too large is refused before anybody reads it, whatever its address', async () => {
  const headers = { 'content-length': String(13 * 1024 * 1024) };
  for (const path of ['/_next/a', '/platform', '/api/forms/a', '/studio', '/images/a', '/%E0%A4%A'])
    expect((await get(path, { method: 'POST', headers })).status, path).toBe(413);
  expect(asked).toEqual([]);
});
