import { createServer, type RequestListener, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KnownPaths } from '../known/known-paths.ts';
import { openRecords } from '../known/open-records.ts';
import { createFront, type RenewalOfFront } from './front.ts';
import { PageCache } from './page-cache.ts';
import { PageRenderer } from './page-renderer.ts';

let asked: string[];
let inner: Server;
let site: Server;
let known: KnownPaths;
let pages: PageCache;
let ages: Record<string, 'old' | 'withheld'>;
let told: string[];

const documentAt = (path: string) => ({
  id: `page${path.replaceAll('/', '-')}`,
  path,
  updatedAt: '2026-01-01T00:00:00Z',
  isListed: path === '/platform',
  lists: [],
});
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
  ages = {};
  told = [];
  known = new KnownPaths(openRecords(':memory:'));
  known.take(['/platform', '/old', '/moved', '/twice', '/broken', '/gone', '/café'].map(documentAt));
  known.isComplete = true;
  known.listsAreOld = false;
  pages = new PageCache(1_000_000);
  const renderer = new PageRenderer(`http://127.0.0.1:${portOf(inner)}`, {
    'x-content-type-options': 'nosniff',
  });
  const renewal: RenewalOfFront = {
    ageOf: (path) => ages[path] ?? 'fresh',
    view: (path) => told.push(`view ${path}`),
    check: (path) => told.push(`check ${path}`),
    renderAnew: (path) => {
      told.push(`anew ${path}`);
      return renderer.renderAnew(path);
    },
  };
  const front = createFront({
    next,
    isForNext: (path) => path.startsWith('/_next/'),
    staticFiles: null,
    studio: undefined,
    assets: () => false,
    previewCookie: 'secret',
    pages,
    known,
    renderer,
    headers: { 'x-content-type-options': 'nosniff' },
    renewal,
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

test('a known address at which nothing is found is said to renewal', async () => {
  await get('/gone');
  expect(told).toEqual(['check /gone']);
});

test('while not all addresses are known, Next is asked for those that are not', async () => {
  known.isComplete = false;
  expect(await get('/unheard')).toMatchObject({ status: 200, body: 'GET /unheard ' });
  known.isComplete = true;
  pages.delete('/unheard');
  expect((await get('/unheard')).status).toBe(404);
});

test('while lists may have grown, their further pages are asked for, and nothing else is', async () => {
  known.listsAreOld = true;
  expect((await get('/platform/page/7')).status).toBe(200);
  expect((await get('/unheard')).status).toBe(404);
});

test('a page that is old is shown, not kept, and said to renewal; one that is withheld is rendered anew first', async () => {
  ages = { '/platform': 'old' };
  expect((await get('/platform')).status).toBe(200);
  expect(pages.has('/platform')).toBe(false);
  ages = { '/platform': 'withheld' };
  expect((await get('/platform')).status).toBe(200);
  expect(told).toEqual(['view /platform', 'anew /platform']);
});

test('the sitemap is made of the known addresses, and kept until one changes', async () => {
  expect((await get('/sitemap.xml')).body).toContain(
    '/sitemaps/1.xml</loc><lastmod>2026-01-01T00:00:00Z</lastmod>',
  );
  const { status, body } = await get('/sitemaps/1.xml');
  expect(status).toBe(200);
  expect(body.match(/<loc>/g)).toHaveLength(1);
  expect(body).toContain('/platform</loc>');
  expect((await get('/sitemaps/2.xml')).status).toBe(404);
  known.take([documentAt('/platform/new')].map((one) => ({ ...one, isListed: true })));
  expect((await get('/sitemaps/1.xml')).body).toContain('/platform/new</loc>');
  known.isComplete = false;
  expect((await get('/sitemap.xml')).status, 'search engines come again').toBe(503);
  expect(asked).toEqual(['/~404']);
});

test('the card of a page that there is not costs Next nothing', async () => {
  await get('/cards/nowhere-0123456789.jpg');
  expect(asked).toEqual(['/~404']);
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
