import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { beforeAll, expect } from 'vitest';
import { readPreviewCookies } from '#web/front/previews/preview-cookie.ts';
import { touchFields } from '../browser/touch-fields.ts';
import { distDir } from '../product/prepared-product.ts';
import { launch, url } from '../setup/site.ts';

const browser = await launch();
let cookies: Parameters<BrowserContext['addCookies']>[0];
beforeAll(async () => {
  cookies = (await readPreviewCookies(join('web', distDir))).map((cookie) => ({ ...cookie, url }));
});

/** Opens the gallery's inputs as an editor; `prepare` runs before the page is loaded. */
export async function visitInputs(
  options: Parameters<Browser['newContext']>[0] = {},
  prepare?: (page: Page) => Promise<unknown>,
): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await prepare?.(page);
  await page.goto(`${url}/gallery/inputs`, { waitUntil: 'commit' });
  return { page, errors };
}

/** Opens the gallery's inputs, touches them and waits until every script has loaded. */
export async function visitReady(width = 1440): Promise<{ page: Page; errors: string[] }> {
  const opened = await visitInputs({ viewport: { width, height: 900 } });
  await touchFields(opened.page);
  return opened;
}

/** One input of the gallery, in one state. */
export const state = (page: Page, name: string, ground = 'paper'): Locator =>
  page.locator(`#${ground} [data-state="${name}"]`);
/** The options of an open list. */
export const optionsOf = (field: Locator): Locator => field.getByRole('option');
/** The name of the control that has the focus. */
export const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.ariaLabel);
/** The option that an open list marks as active. */
export const activeName = (field: Locator): Promise<string> =>
  field.getByRole('listbox').evaluate((list) => {
    const id = list.getAttribute('aria-activedescendant');
    return (id && document.getElementById(id)?.textContent) || '';
  });

/** Waits at least `milliseconds`, so that a timer of the product has run out. */
export async function letPass(milliseconds: number): Promise<void> {
  const begun = performance.now();
  await expect.poll(() => performance.now() - begun).toBeGreaterThan(milliseconds);
}
