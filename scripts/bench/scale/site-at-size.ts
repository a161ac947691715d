import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SanityClient } from '@sanity/client';
import { freePort } from '#lake/free-port.ts';
import { readEnvironment } from '#settings/environment.ts';
import { lakeClient } from '../../lake/lake-client.ts';
import { type Figure, quantile, time } from '../measure.ts';
import { startWhole } from '../start-whole.ts';
import { filledVariables, grownId, grownPath } from './fill-folder.ts';
import { filledFolder } from './filled-folder.ts';

const [few, many] = [100, 100_000];
const edits = 10;
const publications = 40;
const visited = 90; // pages that stand finished when the footer changes, in both sizes as many
const quietRequests = 400;
const restMs = 5; // between two requests of one visitor
const timeoutMs = 600_000; // to make all visited pages anew

/**
 * The whole product with a hundred thousand pages against a hundred: freshness, start, memory, sitemap, a change of the
 * footer.
 */
export async function measureSiteAtSize(): Promise<Figure[]> {
  const small = await measureSize(few);
  const large = await measureSize(many);
  const compared = (what: string, one: number, other: number, max: number): Figure => ({
    what: `${what}, with ${many} pages against ${few}`,
    figure: `${one.toFixed(0)} ms / ${other.toFixed(0)} ms = ${(one / other).toFixed(2)}`,
    budget: `at most ${max}`,
    isKept: one <= max * other,
  });
  const upTo = (what: string, figure: string, budget: string, isKept: boolean): Figure => ({
    what: `${what}, with ${many} pages`,
    figure,
    budget,
    isKept,
  });
  return [
    compared('publish to fresh HTML, 95 of 100', large.fresh, small.fresh, 1.5),
    upTo(
      'npm start, second time',
      `${large.seconds.toFixed(1)} s (${small.seconds.toFixed(1)} s)`,
      'under 5 s',
      large.seconds < 5,
    ),
    upTo(
      'all addresses are known after the first start, in',
      `${large.walkedSeconds.toFixed(1)} s (${small.walkedSeconds.toFixed(1)} s)`,
      'none',
      true,
    ),
    upTo(
      'memory of the site, all its processes',
      `${large.memory} MB (${small.memory} MB)`,
      'under 350 MB',
      large.memory < 350,
    ),
    upTo(
      'files of the sitemap and addresses of the largest',
      `${large.sitemap.files} and ${large.sitemap.largest}`,
      'at most 10000 addresses each, all pages in them',
      large.sitemap.largest <= 10_000 && large.sitemap.all >= many,
    ),
    ...sitemapRows.map(([what, of, maxMs]) =>
      upTo(
        what,
        `${of(large).toFixed(0)} ms (${of(small).toFixed(0)} ms)`,
        `under ${maxMs} ms`,
        of(large) < maxMs,
      ),
    ),
    upTo(
      `a change of the footer: until the home page, and until the last of ${visited} visited pages, has it`,
      `${large.footer.homeMs.toFixed(0)} ms, ${(large.footer.allMs / 1000).toFixed(1)} s`,
      'none',
      true,
    ),
    upTo(
      'cached pages meanwhile, 99 of 100, against the same before',
      `${large.footer.busyMs.toFixed(1)} ms / ${large.footer.quietMs.toFixed(1)} ms = ${(large.footer.busyMs / large.footer.quietMs).toFixed(2)}`,
      'at most 2',
      large.footer.busyMs <= 2 * large.footer.quietMs,
    ),
  ];
}

type Measured = Awaited<ReturnType<typeof measureSize>>;

/** A file with many addresses takes longer than one with few, but none has more than ten thousand. */
const sitemapRows: [what: string, of: (measured: Measured) => number, maxMs: number][] = [
  ['a file of the sitemap that nobody has asked for yet, median', ({ sitemap }) => sitemap.coldMs, 1_000],
  ['a file of the sitemap that is kept, median', ({ sitemap }) => sitemap.warmMs, 100],
  ['all files of the sitemap being kept, until one names a new page', ({ listedMs }) => listedMs, 1_000],
];

async function measureSize(pages: number) {
  const distDir = `.next-bench-${pages}`;
  const port = await freePort();
  const variables = {
    ...filledVariables(await filledFolder({ pages, edits })),
    PORT: String(port),
    LAKE_PORT: String(await freePort()),
    SITE_URL: `http://localhost:${port}`,
    NEXT_DIST: distDir,
  };
  try {
    const url = `http://localhost:${port}`;
    const first = await startWhole(variables); // builds
    const begun = performance.now();
    let walkedSeconds = 0;
    try {
      // Until the site knows all addresses, much is slower: that belongs to the first minutes, and not to the size.
      await until(async () => (await fetch(`${url}/sitemap.xml`)).ok);
      walkedSeconds = (performance.now() - begun) / 1000;
    } finally {
      await first.stop();
    }
    const { stop, siteMemory, seconds } = await startWhole(variables);
    try {
      const client = lakeClient(readEnvironment(variables));
      const sitemap = await measureSitemap(url); // before anything else has asked for its files
      const fresh = await measureFresh(client, url);
      const listedMs = await measureListed(client, url);
      const footer = await measureFooter(client, url);
      return { seconds, walkedSeconds, fresh, listedMs, sitemap, footer, memory: siteMemory() };
    } finally {
      await stop();
    }
  } finally {
    rmSync(join('web', distDir), { recursive: true, force: true });
  }
}

async function measureFresh(client: SanityClient, url: string): Promise<number> {
  const publish = async () => {
    const title = `Published ${Date.now()}`;
    await client.patch(grownId(0)).set({ 'sections[0].title': title }).commit();
    await until(async () => (await text(url + grownPath(0))).includes(title));
  };
  await time(5, publish);
  return quantile(await time(publications, publish), 0.95);
}

/**
 * How long it takes from the commit of a page at a new path until a file of the sitemap names it, with the former files
 * cached.
 */
async function measureListed(client: SanityClient, url: string): Promise<number> {
  const path = `/grown/new-${Date.now()}`;
  const { _rev, _createdAt, _updatedAt, ...page } = (await client.getDocument(grownId(0))) ?? {};
  await sitemapFiles(url);
  const [listedMs = Number.NaN] = await time(1, async () => {
    await client.createOrReplace({ ...page, _id: 'page-new', _type: 'page', path: { current: path } });
    await until(async () => (await sitemapFiles(url)).some((file) => file.includes(`${path}</loc>`)));
  });
  await client.delete('page-new');
  return listedMs;
}

/** The time of each file of the sitemap when asked for first (cold) and once more (warm), and what is in them. */
async function measureSitemap(url: string) {
  const addresses = await sitemapAddresses(url);
  const counts: number[] = [];
  const read = async (run: number) => {
    const file = await text(addresses[run] ?? '');
    counts[run] = file.split('<loc>').length - 1;
  };
  const coldMs = quantile(await time(addresses.length, read), 0.5);
  const warmMs = quantile(await time(addresses.length, read), 0.5);
  return {
    coldMs,
    warmMs,
    files: counts.length,
    largest: Math.max(...counts),
    all: counts.reduce((sum, count) => sum + count, 0),
  };
}

async function sitemapAddresses(url: string): Promise<string[]> {
  const index = await text(`${url}/sitemap.xml`);
  return [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
}

const sitemapFiles = async (url: string): Promise<string[]> =>
  Promise.all((await sitemapAddresses(url)).map(text));

async function measureFooter(client: SanityClient, url: string) {
  const paths = ['/', ...Array.from({ length: visited - 1 }, (_, index) => grownPath(index))];
  for (const path of paths) await text(url + path);
  const ask = () => text(`${url}/`);
  const quiet: number[] = [];
  for (let request = 0; request < quietRequests; request++) quiet.push(...(await askAndRest(ask)));

  const tagline = `Securing the backbone ${Date.now()}`;
  const busy: number[] = [];
  const begun = performance.now();
  await client.patch('footer').set({ tagline }).commit();
  let homeMs = 0;
  let isAll = false;
  const asking = (async () => {
    while (!isAll) {
      const isFresh = async () => {
        if ((await ask()).includes(tagline)) homeMs ||= performance.now() - begun;
      };
      busy.push(...(await askAndRest(isFresh)));
    }
  })();
  for (const path of paths) await until(async () => (await text(url + path)).includes(tagline));
  const allMs = performance.now() - begun;
  isAll = true;
  await asking;
  return { quietMs: quantile(quiet, 0.99), busyMs: quantile(busy, 0.99), homeMs, allMs };
}

async function askAndRest(ask: () => Promise<unknown>): Promise<number[]> {
  const times = await time(1, ask);
  await pause(restMs);
  return times;
}

const text = async (address: string): Promise<string> => (await fetch(address)).text();

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() > end)
      throw new Error(`What was waited for has not come in ${timeoutMs / 1000} s.`);
    await pause(10);
  }
}
