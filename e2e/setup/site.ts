import type { Browser, Page } from 'playwright';
import { inject } from 'vitest';
import { wakeIslands } from '../browser/wake-islands.ts';
import { clientOf } from '../product/client-of.ts';

// Each worker of the test runner has a product of its own, which its files may change, one after the other.
const site = inject('sites')[Number(process.env.VITEST_POOL_ID) - 1];
if (!site) throw new Error('There are more workers than products; e2e/setup/start-for-tests.ts starts them.');

/** The addresses, token, process id and data folder of the product under test. */
export const { url, lakeUrl, token, pid, dataDir } = site;

/** A client of its lake that may write. */
export const client = clientOf(site);

export { launch } from './shared-browser.ts';

/**
 * Opens a page of the site in a window of this width, waits until it reacts to mouse and keys, and collects every error
 * that it reports.
 */
export async function open(
  browser: Browser,
  path: string,
  width = 1440,
): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url + path, { waitUntil: 'load' });
  await untilAwake(page);
  await wakeIslands(page);
  return { page, errors };
}

/**
 * Resolves when a page's scripts have run, which start only after its first paint: what a visitor does before that is
 * lost.
 */
export const untilAwake = (page: Page): Promise<void> =>
  page.locator('html[data-motion]').waitFor({ state: 'attached' });

/** The HTML of a path as a visitor gets it now. */
export const html = async (path: string): Promise<string> => (await fetch(url + path)).text();
