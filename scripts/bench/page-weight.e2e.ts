import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, launch, url } from '#web/e2e/product.ts';
import { floorBytes } from './page-scripts.ts';

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

const mostAboveFloor = 20 * 1024; // bytes

test('a page of static sections loads little more than hello world, and none of the code of an animation', async () => {
  const id = 'page-static-of-a-test';
  const path = { _type: 'slug', current: '/static-of-a-test' };
  const sections = [
    { _key: 'a', _type: 'cta-banner', title: 'Only words' },
    { _key: 'b', _type: 'faq', title: 'Questions', items: [] },
  ];
  await client.createOrReplace({ _id: id, _type: 'page', title: 'Static', path, sections });
  await expect.poll(async () => (await fetch(`${url}/static-of-a-test`)).status).toBe(200);
  const [still, moving] = [await scriptsOf('/static-of-a-test'), await scriptsOf('/')];
  const sum = (scripts: Map<string, number>) =>
    [...scripts.values()].reduce((total, size) => total + size, 0);
  expect(sum(still) - (await floorBytes())).toBeLessThanOrEqual(mostAboveFloor);
  expect(sum(moving) - sum(still)).toBeGreaterThan(40_000); // Rive's runtime is some 60 KB
  expect([...still.keys()].filter((address) => !moving.has(address))).toEqual([]);
  await client.delete(id);
});
