import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCachedPage } from '../front/cached-page.ts';
import { KnownPaths } from '../front/known-paths.ts';
import { PageCache } from '../front/page-cache.ts';
import { PageRenderer } from '../front/page-renderer.ts';
import { Renewal } from './renewal.ts';
import { readState } from './state-file.ts';
import { TagIndex } from './tag-index.ts';

let folder: string;
let inner: Server;
let content: Map<string, string>;
let html: Map<string, string>;
let stale: Set<string>;
let failing: Set<string>;
let marked: string[][];
let rendered: string[];
let parts: ConstructorParameters<typeof Renewal>[0];

/** Renders as Next does: whoever asks for a stale page gets the old one and causes a new one. */
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'renewal-'));
  content = new Map([
    ['/a', 'A1'],
    ['/b', 'B1'],
  ]);
  html = new Map(content);
  stale = new Set();
  failing = new Set();
  marked = [];
  rendered = [];
  inner = createServer((request, response) => {
    const url = request.url ?? '';
    const isStale = stale.has(url);
    const life = failing.has(url) ? 30 : 3600;
    response.setHeader('x-nextjs-cache', isStale ? 'STALE' : 'HIT');
    response.setHeader('cache-control', `s-maxage=${life}`);
    response.writeHead(content.has(url) ? 200 : 404).end(html.get(url) ?? content.get(url));
    if (!isStale || failing.has(url)) return;
    stale.delete(url);
    rendered.push(url);
    html.set(url, content.get(url) ?? '');
  }).listen(0);
  const index = new TagIndex();
  index.record('everything,path:%2Fa,s1:a,s1:menu');
  index.record('everything,path:%2Fb,s1:b,s1:menu');
  const known = new KnownPaths(['/a', '/b']);
  known.replace(['/a', '/b'], ['s1:paths']);
  parts = {
    index,
    known,
    pages: new PageCache(1_000_000),
    renderer: new PageRenderer(`http://127.0.0.1:${(inner.address() as AddressInfo).port}`, {}),
    generated: [],
    file: path.join(folder, 'renewal.json'),
    settings: 'as now',
    askPaths: async () => ({ paths: [...content.keys()], tags: ['s1:paths'] }),
    markStale: async (tags) => {
      marked.push(tags);
      for (const path of index.pathsWith(tags)) stale.add(path);
    },
  };
  for (const [path, text] of html) parts.pages.set(path, await makeCachedPage(200, {}, Buffer.from(text)));
});

afterEach(async () => {
  inner.close();
  await rm(folder, { recursive: true });
});

const shown = (path: string) => parts.pages.get(path)?.identity.toString();

test('only the page that carries the tag is rendered anew, and the event is kept', async () => {
  const renewal = new Renewal(parts, { lastEventId: '1' });
  content.set('/a', 'A2');
  renewal.renew(['s1:a'], '2');
  await expect.poll(() => shown('/a')).toBe('A2');
  await expect
    .poll(() => readState(parts.file))
    .toEqual({
      lastEventId: '2',
      paths: ['/a', '/b'],
      settings: 'as now',
    });
  expect(rendered).toEqual(['/a']);
  await renewal.close();
});

test('a new page becomes known and a removed one is forgotten', async () => {
  const renewal = new Renewal(parts, { lastEventId: '1' });
  content.delete('/b');
  content.set('/c', 'C1');
  renewal.renew(['s1:paths'], '2');
  await expect.poll(() => shown('/c')).toBe('C1');
  expect(parts.known.has('/b')).toBe(false);
  expect(shown('/b')).toBeUndefined();
  expect(marked[0]).toContain('path:%2Fc');
  await renewal.close();
});

test('a site that does not know since when content has changed renews everything', async () => {
  const renewal = new Renewal(parts, null);
  content.set('/a', 'A2').set('/b', 'B2');
  renewal.welcome('7');
  await expect.poll(() => [shown('/a'), shown('/b')]).toEqual(['A2', 'B2']);
  await expect.poll(() => readState(parts.file)).toMatchObject({ lastEventId: '7' });
  await renewal.close();
});

test('a page that cannot be rendered keeps its last version, and the next news are not held up by it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const renewal = new Renewal(parts, { lastEventId: '1' });
  failing.add('/a');
  content.set('/a', 'A2').set('/b', 'B2');
  renewal.renew(['s1:a'], '2');
  await expect.poll(() => log.mock.calls.flat().join()).toContain('"/a"');
  await renewal.tried; // a site that waits for its pages does not wait for this one
  renewal.renew(['s1:b'], '3');
  await expect.poll(() => shown('/b')).toBe('B2');
  expect(shown('/a')).toBe('A1');
  expect(await readState(parts.file)).toBeNull();
  failing.clear();
  await expect.poll(() => shown('/a')).toBe('A2');
  await renewal.close();
  log.mockRestore();
});

test('news that cannot be taken are not lost', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { askPaths } = parts;
  let isDown = true;
  parts.askPaths = () => (isDown ? Promise.reject(new Error('The lake is down.')) : askPaths());
  const renewal = new Renewal(parts, { lastEventId: '1' });
  content.set('/a', 'A2');
  renewal.renew(['s1:a', 's1:paths'], '2');
  await expect.poll(() => log.mock.calls.flat().join()).toContain('The lake is down.');
  isDown = false;
  await expect.poll(() => shown('/a')).toBe('A2');
  await renewal.close();
  log.mockRestore();
});

test('when no page can be rendered, each is tried once before the next rest', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const paths = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'];
  for (const path of paths) content.set(path, 'New');
  const tried: string[] = [];
  parts.renderer.renderAnew = async (path) => {
    tried.push(path);
    throw new Error('The lake is down.');
  };
  const renewal = new Renewal(parts, { lastEventId: '1' });
  renewal.renew(['s1:paths', 's1:a', 's1:b'], '2');
  await expect.poll(() => log.mock.calls.flat().join()).toContain('2 more');
  expect(tried.toSorted()).toEqual(paths);
  await renewal.close();
  log.mockRestore();
});
