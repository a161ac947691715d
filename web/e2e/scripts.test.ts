import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, launch, url } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The scripts that a page loads by itself: their addresses and their size in bytes, compressed. */
async function scriptsOf(path: string): Promise<Map<string, number>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const found = new Map<string, number>();
  const reads: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    reads.push(response.body().then((body) => void found.set(response.url(), gzipSync(body).length)));
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await Promise.all(reads);
  await context.close();
  return found;
}

test('a page without an animation loads none of its code', async () => {
  const id = 'page-static-of-a-test';
  const sections = [{ _key: 'a', _type: 'cta-banner', title: 'Only words' }];
  await client.createOrReplace({
    _id: id,
    _type: 'page',
    title: 'Static',
    path: { _type: 'slug', current: '/static-of-a-test' },
    sections,
  });
  await expect.poll(async () => (await fetch(`${url}/static-of-a-test`)).status).toBe(200);
  const [still, moving] = [await scriptsOf('/static-of-a-test'), await scriptsOf('/')];
  const sum = (scripts: Map<string, number>) =>
    [...scripts.values()].reduce((total, size) => total + size, 0);
  expect(sum(moving) - sum(still)).toBeGreaterThan(40_000); // Rive's runtime is some 60 KB
  expect([...still.keys()].filter((address) => !moving.has(address))).toEqual([]);
  await client.delete(id);
});
