import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFinishedPage } from '../finished/finished-page.ts';
import { documentAt, openTestFront, type TestFront } from './front-fixture.ts';
import { makeEditorCookie } from './previews/preview-sessions.ts';

let its: TestFront;
let asked: string[];
let told: string[];
let known: TestFront['known'];
let index: TestFront['index'];
let finished: TestFront['finished'];
let get: TestFront['get'];
beforeEach(() => {
  its = openTestFront();
  ({ asked, told, known, index, finished, get } = its);
});
afterEach(() => its.close());

test('a page is asked of Next once', async () => {
  expect(await get('/platform?utm=1')).toMatchObject({ status: 200, body: 'GET /platform ' });
  expect(await get('/platform')).toMatchObject({ status: 200, body: 'GET /platform ' });
  expect(asked).toEqual(['/platform']);
});

test('visitors who come at the same time cause one request', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  its.held = promise;
  const all = Array.from({ length: 5 }, () => get('/platform'));
  await expect.poll(() => its.made).toBe(5);
  resolve();
  await Promise.all(all);
  expect(asked).toEqual(['/platform']);
});

test('unknown and malformed addresses get the body of the 404 and cost Next nothing', async () => {
  const paths = ['/nope', '/%E0%A4%A', '/preview/platform', '/404', '//elsewhere.example/', '/nope?rsc=1'];
  paths.push('/images/../v1/data/query/production', '/files/%2e%2e/lake/login');
  for (const path of paths) expect(await get(path)).toMatchObject({ status: 404, body: 'GET /~404 ' });
  expect(asked).toEqual(['/~404']);
});

test('an address that a visitor did not find is counted and told, one that a machine asked for is not', async () => {
  const headers = { accept: 'text/html' };
  for (const path of ['/nope', '/Nope/', '/nope.php', '/platform', '/gone']) await get(path, { headers });
  await get('/nope');
  await its.unfound.close();
  expect(told).toContain('unfound /nope 2');
  expect(told).toContain('unfound /gone 1');
  expect(told.filter((one) => one.startsWith('unfound'))).toHaveLength(2);
});

test('finished pages that visitors ask for are counted and told, from memory too', async () => {
  finished.put('/platform', await makeFinishedPage(200, {}, Buffer.from('The platform')));
  for (const path of ['/platform', '/platform?a=1', '/nope', '/café']) await get(path);
  await its.visits.close();
  await expect.poll(() => told.filter((one) => one.startsWith('visited'))).toEqual(['visited /platform 2']);
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
  expect(await get('/several'), 'a page that has moved to an address with several values').toMatchObject({
    status: 308,
    location: '/a?b=1&c=2',
  });
  expect(await get('/twice')).toMatchObject({ status: 307, location: '/platform', body: '' });
});

test('a redirect that would lead to another site without saying so leads nowhere', async () => {
  expect(await get('/evil')).toMatchObject({ status: 404, body: 'GET /~404 ', location: undefined });
});

test('a redirect that says nowhere leads nowhere, and is not kept', async () => {
  expect(await get('/nowhere')).toMatchObject({ status: 404, body: 'GET /~404 ', location: undefined });
  expect(finished.get('/nowhere')).toBeUndefined();
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
  await expect.poll(() => told).toEqual(['check /gone']);
});

test('while not all addresses are known, Next is asked for those that are not', async () => {
  known.isComplete = false;
  expect(await get('/unheard')).toMatchObject({ status: 200, body: 'GET /unheard ' });
  expect((await get('/x/../platform')).status, 'which Next would take for /platform').toBe(404);
  expect(asked).not.toContain('/platform');
  known.isComplete = true;
  finished.delete('/unheard');
  expect((await get('/unheard')).status).toBe(404);
});

test('while lists may have grown, their further pages are asked for, and nothing else is', async () => {
  known.listsAreOld = true;
  expect((await get('/platform/page/7')).status).toBe(200);
  expect((await get('/unheard')).status).toBe(404);
});

test('a page that is old is shown and said to renewal, once for each change; one that is withheld is rendered anew first', async () => {
  await get('/platform');
  index.record('path:%2Fplatform,s1:a');
  await index.makeOld(['s1:a'], 'old');
  for (const _ of 'two') expect((await get('/platform')).status).toBe(200);
  await expect.poll(() => told).toEqual(['view /platform']);
  await index.makeOld(['s1:a'], 'withheld');
  expect((await get('/platform')).status).toBe(200);
  expect(told).toEqual(['view /platform', 'anew /platform']);
  await get('/platform');
  expect(asked).toEqual(['/platform', '/platform']);
});

test('what the renderer puts in place of a page is shown at once, and what has gone is not', async () => {
  await get('/platform');
  finished.put('/platform', await makeFinishedPage(200, {}, Buffer.from('new')));
  expect((await get('/platform')).body).toBe('new');
  finished.delete('/platform');
  known.take([], [documentAt('/platform').id]);
  expect((await get('/platform')).status).toBe(404);
});

test('the feed is kept like a page: made once, sent compressed, and not again to who has it; an old one is shown meanwhile', async () => {
  const ask = (headers = {}) => fetch(`http://127.0.0.1:${its.port}/feed.xml`, { headers });
  const first = await ask({ 'accept-encoding': 'br' });
  expect(await first.text()).toBe('GET /feed.xml ');
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding',
  });
  const etag = first.headers.get('etag') ?? 'none';
  expect((await ask({ 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304);
  expect(asked).toEqual(['/feed.xml']);
  index.record('_N_T_/feed.xml,s1:posts');
  await index.makeOld(['s1:posts'], 'old');
  expect((await ask()).status).toBe(200);
  await expect.poll(() => told).toEqual(['view /feed.xml']);
  expect(asked).toEqual(['/feed.xml']);
});

test('Markdown that is old is made anew before it is shown', async () => {
  await get('/platform.md');
  index.record('path:%2Fplatform,_N_T_/~markdown/layout,s1:a');
  await index.makeOld(['s1:a'], 'old');
  expect((await get('/platform.md')).status).toBe(200);
  expect(told).toEqual(['anew /platform.md']);
});

test('a renderer that starts again is waited for, and a page that is finished does not need it', async () => {
  await get('/platform');
  const begin = await its.endRenderer();
  expect((await get('/platform')).status).toBe(200);
  const waiting = get('/_next/image');
  begin();
  expect((await waiting).status).toBe(200);
});

test('nobody but a front commands the renderer', async () => {
  const headers = { 'x-renderer-command': 'view', 'x-renderer-path': '/platform' };
  expect((await get('/_next/a', { headers })).body).toContain('GET /_next/a');
  const secret = { ...headers, 'x-renderer-secret': 'secret of fronts' };
  expect((await get('/_next/a', { headers: secret })).body, 'through a front').toContain('GET /_next/a');
  expect(told).toEqual([]);
});

test('a front says that it is there whatever the renderer does', async () => {
  expect((await get('/api/alive')).status).toBe(204);
  expect(asked).toEqual([]);
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
  known.isHidden = true;
  expect((await get('/sitemaps/1.xml')).body, 'as soon as the site is hidden').not.toContain('<loc>');
  known.isHidden = false;
  expect((await get('/sitemaps/1.xml')).body).toContain('/platform/new</loc>');
  known.isComplete = false;
  expect((await get('/sitemap.xml')).status, 'search engines come again').toBe(503);
  expect(asked).toEqual(['/~404']);
});

test('an old page of which navigation data are asked for is said to renewal, too', async () => {
  await get('/platform');
  index.record('path:%2Fplatform,s1:a');
  await index.makeOld(['s1:a'], 'old');
  expect((await get('/platform', { headers: { rsc: '1' } })).status).toBe(200);
  await expect.poll(() => told).toEqual(['view /platform']);
});

test('the card of a page that there is not costs Next nothing', async () => {
  await get('/cards/nowhere-0123456789.jpg');
  expect(asked).toEqual(['/~404']);
});

test('editors in preview and navigation data go to Next', async () => {
  const { name, value } = makeEditorCookie('p1', 'key');
  const cookie = `a=b; __prerender_bypass=secret; ${name}=${value}`;
  expect((await get('/draft-only', { headers: { cookie } })).body).toBe(`GET /draft-only ${cookie}`);
  expect((await get('/platform', { headers: { rsc: '1' } })).status).toBe(200);
  expect((await get('/nope', { headers: { rsc: '1' } })).status).toBe(404);
});

test('only navigation data as Next itself asks for it is, and no address that Next would read otherwise', async () => {
  await get('/platform');
  asked.splice(0);
  for (const rsc of ['0', '', '2']) expect((await get('/platform', { headers: { rsc } })).status).toBe(200);
  for (const path of ['/%61pi/a', '/api/../preview/a', '/api/..\\preview\\a'])
    expect((await get(path)).status).toBe(404);
  expect(asked.filter((path) => path !== '/~404')).toEqual([]);
});

test('the cookie of a preview that has ended does not reach Next', async () => {
  const headers = { cookie: '__prerender_bypass=old', rsc: '1' };
  expect((await get('/platform', { headers })).body).toBe('GET /platform ');
});

test('pages are only read', async () => {
  expect((await get('/platform', { method: 'POST' })).status).toBe(405);
  expect((await get('/platform', { method: 'HEAD' })).body).toBe('');
});

test('files of Next are only read, its API takes every method', async () => {
  for (const method of ['POST', 'PATCH', 'DELETE', 'OPTIONS']) {
    expect((await get('/_next/static/a.js', { method })).status, method).toBe(405);
    expect((await get('/api/a', { method })).status, method).toBe(200);
  }
  expect(asked.splice(0)).toEqual(Array(4).fill('/api/a'));
});

test('a method that Next cannot even read is refused', async () => {
  for (const path of ['/platform', '/api/health', '/studio'])
    expect((await get(path, { method: 'TRACE' })).status, path).toBe(405);
  expect(asked).toEqual([]);
});

test('what is too large is refused before anybody reads it, whatever its address', async () => {
  const headers = { 'content-length': String(13 * 1024 * 1024) };
  for (const path of ['/_next/a', '/platform', '/api/forms/a', '/studio', '/images/a', '/%E0%A4%A'])
    expect((await get(path, { method: 'POST', headers })).status, path).toBe(413);
  expect(asked).toEqual([]);
});

test('the page of the search is rendered for who asks, with some of a long question, and so many times only', async () => {
  const question = 'ü'.repeat(250);
  expect(await get(`/search?q=${encodeURIComponent(question)}&other=1`)).toMatchObject({ status: 200 });
  expect(asked).toEqual([`/search?q=${encodeURIComponent('ü'.repeat(200))}`]);
  const cut = `${'a'.repeat(199)}😀 keys`; // in the middle of a character
  expect(await get(`/search?q=${encodeURIComponent(cut)}`)).toMatchObject({ status: 200 });
  // On a slow machine, visitors may ask some more while they ask.
  let status: number | undefined;
  for (let count = 0; count < 600 && status !== 429; count++) status = (await get('/search')).status;
  expect(status).toBe(429);
  expect(await get('/platform')).toMatchObject({ status: 200 });
});

test('of one visitor only so many questions are answered at one time, on the page and by the API', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  its.held = promise;
  const waiting = ['/search?q=a', '/api/search?q=b', '/search?q=c', '/api/search?q=d'].map((path) =>
    get(path),
  );
  await expect.poll(() => asked).toHaveLength(4);
  for (const path of ['/search?q=e', '/api/search?q=f', '/api/search/'])
    expect((await get(path)).status, path).toBe(429);
  resolve();
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  expect((await get('/api/search?q=g')).status).toBe(200);
});
