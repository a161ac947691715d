import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

interface StoredPage {
  kind: 'APP_PAGE';
  html: string;
  rscData?: Buffer;
  headers: Record<string, string>;
  status: number;
}
interface Cache {
  set(key: string, page: StoredPage, context: object): Promise<void>;
  get(key: string, context: object): Promise<{ value: StoredPage } | null>;
}

const require = createRequire(import.meta.url);
const CacheHandler: new (options: object) => Cache = require('./cache-handler.cjs');
const { nodeFs: fs } = require('next/dist/server/lib/node-fs-methods');
const key = '/route-cache/APP_PAGE/0a/$/about';
const context = { kind: 'APP_PAGE', isRoutePPREnabled: true, cacheControl: { revalidate: 60 } };
let serverDistDir: string;

beforeEach(async () => {
  serverDistDir = await mkdtemp(path.join(tmpdir(), 'cache-handler-'));
});
afterEach(() => rm(serverDistDir, { recursive: true }));

/** A cache as after a restart, with nothing in memory. */
const open = () => new CacheHandler({ fs, flushToDisk: true, serverDistDir, revalidatedTags: [] });

const page = (text: string, status = 200): StoredPage => ({
  kind: 'APP_PAGE',
  html: `<p>${text}`,
  rscData: Buffer.from(`0:"${text}"`),
  headers: { 'x-next-cache-tags': 'everything' },
  status,
});

async function kept() {
  const { value } = (await open().get(key, context)) ?? {};
  return value && [value.html, value.rscData?.toString()];
}

test('a page that is rendered anew is kept whole: as HTML, and as what links on other pages lead to', async () => {
  await open().set(key, page('old'), context);
  expect(await kept()).toEqual(['<p>old', '0:"old"']);
  await open().set(key, page('new'), context);
  expect(await kept()).toEqual(['<p>new', '0:"new"']);
});

test('an unknown address fills no disk, and a page that has gone is overwritten', async () => {
  await open().set(key, page('nothing', 404), context);
  expect(await kept()).toBeUndefined();
  await open().set(key, page('old'), context);
  await open().set(key, page('nothing', 404), context);
  expect(await kept()).toEqual(['<p>nothing', '0:"nothing"']);
});

test('of pages and of other answers it is told from which content they were made', async () => {
  const told: unknown[] = [];
  const recorder = Symbol.for('tessera.record-page-tags');
  Reflect.set(globalThis, recorder, (header: unknown) => told.push(header));
  try {
    const feed = {
      kind: 'APP_ROUTE',
      body: Buffer.from('Feed'),
      status: 200,
      headers: { 'x-next-cache-tags': 'a' },
    };
    // The cache takes whatever Next gives it; a page is only one sort of that.
    await open().set('/feed.xml', feed as never, { kind: 'APP_ROUTE' });
    await open().set(key, page('new'), context);
  } finally {
    Reflect.deleteProperty(globalThis, recorder);
  }
  expect(told).toEqual(['a', 'everything']);
});
