import { beforeAll, expect, test } from 'vitest';
import { launch, url } from '../setup/site.ts';
import { ofEverySort } from './of-every-sort.ts';
import { openWatched, pageFaults } from './page-faults.ts';
import { pathsIn, readSitemap } from './read-sitemap.ts';
import { reflowFaults } from './reflow-faults.ts';

const concurrency = 2; // windows at a time; few, because other files run at the same time
const timeoutMs = 600_000; // long, for a busy machine

const browser = await launch();
let paths: string[];
beforeAll(async () => {
  paths = pathsIn(await readSitemap());
  expect(paths.length).toBeGreaterThan(40);
});

/**
 * The faults in windows of this width. Header and footer are the same on pages of one sort, so only some pages of each
 * sort are checked as a whole.
 */
async function faultsOn(width: number, others: 'main' | 'nothing'): Promise<string[]> {
  const whole = new Set(ofEverySort(paths));
  const rest = [...paths];
  const faults: string[] = [];
  const run = async () => {
    const context = await browser.newContext({ viewport: { width, height: 844 } });
    const tab = await openWatched(context, url);
    for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
      const isWhole = whole.has(path);
      const found = await pageFaults(tab, url + path, isWhole ? 'all' : others);
      if (width < 400) found.push(...(await reflowFaults(tab.page, isWhole ? 'all' : 'narrowest')));
      faults.push(...found.map((fault) => `${path} ${fault}`));
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: concurrency }, run));
  return faults;
}

test('on a phone no page reports an error, shifts, asks another host or is too wide for it in letters of any size, and axe finds nothing', {
  timeout: timeoutMs,
}, async () => {
  expect(await faultsOn(390, 'main')).toEqual([]);
});

test('on a desk no page does, and axe finds nothing on those of every sort, in the light and in the dark', {
  timeout: timeoutMs,
}, async () => {
  expect(await faultsOn(1440, 'nothing')).toEqual([]);
});
