import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageFaults, watchTab } from './page-faults.ts';
import { html, launch } from './product.ts';

const together = 2; // windows at a time
const longest = 600_000; // ms, on a machine that does much else

let browser: Browser;
let paths: string[];
beforeAll(async () => {
  browser = await launch();
  const sitemap = await html('/sitemap.xml');
  paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(40);
});
afterAll(() => browser.close());

async function faultsOf(visited: string[], width: number): Promise<string[]> {
  const rest = [...visited];
  const faults: string[] = [];
  const run = async () => {
    const context = await browser.newContext({ viewport: { width, height: 844 } });
    const tab = await watchTab(context);
    for (let path = rest.shift(); path !== undefined; path = rest.shift())
      for (const fault of await pageFaults(tab, path)) faults.push(`${path} ${fault}`);
    await context.close();
  };
  await Promise.all(Array.from({ length: together }, run));
  return faults;
}

test('on a phone no page reports an error, shifts, moves sideways or asks another host, and axe finds nothing', {
  timeout: longest,
}, async () => {
  expect(await faultsOf(paths, 390)).toEqual([]);
});

test('on a desk no page does', { timeout: longest }, async () => {
  expect(await faultsOf(paths, 1440)).toEqual([]);
});
