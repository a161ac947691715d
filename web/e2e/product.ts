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

/** Opens a path in a window of some width and collects every error that the page reports. */
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
  return { page, errors };
}

/** The same, once the page answers to mouse and keys: what comes before React is lost. */
export async function openAwake(...asked: Parameters<typeof open>): ReturnType<typeof open> {
  const opened = await open(...asked);
  await opened.page.locator('html[data-motion]').waitFor({ state: 'attached' });
  return opened;
}

/** The HTML of a path as a visitor gets it now. */
export const html = async (path: string): Promise<string> => (await fetch(url + path)).text();
