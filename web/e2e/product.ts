import type { Browser, Page } from 'playwright';
import { inject } from 'vitest';
import { clientOf } from './client-of.ts';
import { launchChromium } from './launch-chromium.ts';

const site = inject('site');

/** Where the product under test runs. */
export const { url, lakeUrl, pid, dataDir } = site;

/** A client of its lake that may write. */
export const client = clientOf(site);

/** A browser for the tests of a file. */
export const launch = (): Promise<Browser> => launchChromium();

/**
 * Opens a page of the site in a window of some width, waits until it answers to mouse and keys, and collects every error
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
  return { page, errors };
}

/** Resolves when a page's scripts have run, which begin after its first paint; what comes before them is lost. */
export const untilAwake = (page: Page): Promise<void> =>
  page.locator('html[data-motion]').waitFor({ state: 'attached' });

/** The HTML of a path as a visitor gets it now. */
export const html = async (path: string): Promise<string> => (await fetch(url + path)).text();
