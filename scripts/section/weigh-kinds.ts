import type { SanityClient } from '@sanity/client';
import type { Browser } from 'playwright';
import { loadedScripts, type Scripts } from '#e2e/browser/loaded-scripts.ts';
import { wakeIslands } from '#e2e/browser/wake-islands.ts';
import { clientOf } from '#e2e/product/client-of.ts';
import type { RunningProduct } from '#e2e/product/start-product.ts';
import { typeOfPages } from '#schemas/addresses.ts';
import type { SectionKind } from '#sections/registry.ts';
import { casesOf } from '#web/gallery/cases.ts';
import type { Drawn } from '#web/gallery/drawn.ts';
import { readSupply } from '#web/gallery/supply.ts';

const concurrency = 4; // pages at a time

/**
 * How many kilobytes of JavaScript each kind, once touched, brings to a page of the site, beyond those of a page
 * without sections.
 */
export async function weighKinds(
  browser: Browser,
  product: RunningProduct,
  names: readonly SectionKind[],
): Promise<Map<string, Drawn['scripts']>> {
  const client = clientOf(product);
  const pages: [path: string, sections: object[]][] = [['/weighed', []]];
  for (const kind of names) {
    const cases = casesOf(kind, await readSupply(client, kind));
    for (const { name, section } of cases)
      if (name === 'sample' || name === 'longest') pages.push([`/weighed/${kind}/${name}`, [section]]);
  }
  await publish(client, pages);
  const weighed = new Map<string, Scripts>();
  const waiting = pages.map(([path]) => path);
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let path = waiting.pop(); path; path = waiting.pop())
        weighed.set(path, await weigh(browser, product.url + path));
    }),
  );
  const floor = weighed.get('/weighed') ?? new Map();
  const own = (path: string) => {
    const scripts = [...(weighed.get(path) ?? [])].filter(([address]) => !floor.has(address));
    return Math.round(scripts.reduce((sum, [, bytes]) => sum + bytes, 0) / 102.4) / 10;
  };
  return new Map(
    names.map((kind) => [
      kind,
      { sample: own(`/weighed/${kind}/sample`), most: own(`/weighed/${kind}/longest`) },
    ]),
  );
}

async function publish(client: SanityClient, pages: [path: string, sections: object[]][]): Promise<void> {
  const transaction = client.transaction();
  for (const [path, sections] of pages) {
    const _id = `page${path.replaceAll('/', '-')}`;
    transaction.create({
      _id,
      _type: typeOfPages(),
      title: 'Page',
      path: { _type: 'slug', current: path },
      sections,
    });
  }
  await transaction.commit();
}

async function weigh(browser: Browser, url: string): Promise<Scripts> {
  await isThere(url);
  return loadedScripts(browser, url, wakeIslands);
}

const timeoutMs = 10_000;

/** Waits until the site serves a page. */
async function isThere(url: string): Promise<void> {
  const end = performance.now() + timeoutMs;
  while ((await fetch(url)).status !== 200) {
    if (performance.now() > end) throw new Error(`The page "${url}" did not appear within ten seconds.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
