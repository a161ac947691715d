import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { assetTag, pagesTag, pageTag } from './cdn-tags.ts';
import { createPurger, type Purger } from './purger.ts';

interface Told {
  method: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
  /** What was answered. */
  status: number;
}

let server: Server;
let told: Told[];
let status: number;
let answer: string;
let purger: Purger;
const hash = 'a94f0e21c7a35f8dd6bd2e39c9a3fc1d3e4c5a6b';

beforeEach(() => {
  told = [];
  status = 200;
  answer = '{"success":true}';
  server = createServer(async (request, response) => {
    const { method, headers } = request;
    told.push({ method, headers, body: await text(request), status });
    response.writeHead(status).end(answer);
  }).listen(0);
});
afterEach(() => {
  purger.close();
  server.close();
});

function open(kind: string, waits = { pageAgainMs: 60_000, assetAgainMs: 60_000, firstWaitMs: 1 }): Purger {
  const place = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`; // it listens on a port
  purger = createPurger(
    readEnvironment({ CDN: kind, CDN_PURGE_URL: place, CDN_TOKEN: 'token-of-a-test' }),
    waits,
  );
  return purger;
}
const tagsOf = ({ body }: Told): string[] => JSON.parse(body).tags;

test('Cloudflare is told tags in a list, of one turn in one request', async () => {
  const { pages, assets } = open('cloudflare');
  pages(['/platform']);
  pages(['/', '/platform']);
  assets([`s2:d.image-${hash}-64x64-png`, `s2:d.file-${hash}-pdf`, 's2:d.page-home', 's2:t.page']);
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer token-of-a-test' } });
  expect(told.flatMap(tagsOf)).toEqual([
    pageTag('/platform'),
    pageTag('/'),
    assetTag(`/images/a/b/${hash}.png`),
  ]);
});

test('no more tags than a network takes go into one request', async () => {
  open('cloudflare').pages(Array.from({ length: 70 }, (_, index) => `/${index}`));
  await expect.poll(() => told.length).toBe(3);
  expect(told.map((one) => tagsOf(one).length)).toEqual([30, 30, 10]);
});

test('Varnish gets no header that is longer than it takes', async () => {
  open('varnish').pages(Array.from({ length: 70 }, (_, index) => `/${index}-${'long'.repeat(30)}`));
  await expect.poll(() => told.length).toBe(3);
  const keys = told.map(({ headers }) => String(headers['surrogate-key']));
  expect(keys.flatMap((key) => key.split(' '))).toHaveLength(70);
  expect(Math.max(...keys.map((key) => key.length))).toBeLessThan(4_000);
});

test('Fastly is told keys, and Varnish by a request of its own kind', async () => {
  open('fastly').pages(['/platform']);
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toMatchObject({
    method: 'POST',
    headers: { 'fastly-key': 'token-of-a-test' },
    body: JSON.stringify({ surrogate_keys: [pageTag('/platform')] }),
  });
  purger.close();
  open('varnish').pages(['/platform']);
  await expect.poll(() => told.length).toBe(2);
  expect(told[1]).toMatchObject({ method: 'PURGE', headers: { 'surrogate-key': pageTag('/platform') } });
});

test('a page, its Markdown, and that nothing was there go together', () => {
  expect(pageTag('/platform.md')).toBe(pageTag('/platform'));
  expect(pageTag('/index.md')).toBe(pageTag('/'));
  expect(pageTag('/platform')).not.toBe(pageTag('/'));
});

test('the tag of a usual path is the path, and of any other a hash that is no path', () => {
  expect([pageTag('/'), pageTag('/blog/one-post.md')]).toEqual(['p-/', 'p-/blog/one-post']);
  for (const path of ['/café', '/a b', '/a,b', `/${'long'.repeat(40)}`])
    expect(pageTag(path)).toMatch(/^p-[\w-]{16}$/);
});

test('of thousands of pages all go at once', async () => {
  open('fastly').pages(Array.from({ length: 3_000 }, (_, index) => `/${index}`));
  await expect
    .poll(() => told.map(({ body }) => body))
    .toEqual([JSON.stringify({ surrogate_keys: [pagesTag] })]);
});

test('what could not be told is told again, with what came meanwhile, and the log says why', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  status = 503;
  answer = 'Later.';
  open('fastly').pages(['/a']);
  await expect.poll(() => told.length).toBeGreaterThan(1);
  purger.pages(['/b']);
  status = 200;
  // The first may be on its way already when the second comes.
  const taken = () =>
    told.flatMap(({ status, body }) => (status === 200 ? JSON.parse(body).surrogate_keys : []));
  await expect.poll(taken).toEqual(expect.arrayContaining([pageTag('/a'), pageTag('/b')]));
  expect(log.mock.calls[0]?.[0]).toMatch(
    /^The CDN at 127\.0\.0\.1:\d+ could not be told what has changed: it answered 503 \(Later\.\)\. Next try in 0\.001 s\.$/,
  );
});

test('a network that says in its answer that nothing was done is told again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  answer = '{"success":false,"errors":[{"message":"Rate limited."}]}';
  open('cloudflare').pages(['/a']);
  await expect.poll(() => told.length).toBeGreaterThan(1);
  answer = '{"success":true}';
  expect(log.mock.calls[0]?.[0]).toContain('Rate limited.');
});

test('the same is told once more, for what was on its way', async () => {
  open('fastly', { pageAgainMs: 1, assetAgainMs: 1, firstWaitMs: 1 }).pages(['/a']);
  await expect.poll(() => told.length).toBe(2);
  expect(told[1]?.body).toBe(told[0]?.body);
});

test('without a CDN nobody is told', () => {
  purger = createPurger(readEnvironment({}));
  purger.pages(['/a']);
  purger.everyPage();
  expect(told).toEqual([]);
});
