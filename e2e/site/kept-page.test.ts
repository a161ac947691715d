import type { Browser, Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { findWindowedChromium } from '../browser/find-chromium.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { open, untilAwake, url } from '../setup/site.ts';

const chromium = findWindowedChromium();

// Only a browser has a back/forward cache, and Playwright turns it off.
describe.skipIf(!chromium)('a page that the browser has kept (this needs chromium)', () => {
  let browser: Browser | undefined;
  const launchKeeping = async () => {
    browser ??= await launchChromium(chromium, [], ['--disable-back-forward-cache']);
    return browser;
  };
  afterAll(() => browser?.close());

  test('comes back with its menu closed and the groups of it folded', async () => {
    const { page, errors } = await openNoting(await launchKeeping(), '/pricing', 390);
    await page.goto(`${url}/platform`);
    await untilAwake(page);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Platform', { exact: true }).click();
    expect(await page.locator('#mobile-menu details[open]').count()).toBe(1);
    await goBack(page, '/pricing');
    await goForward(page, '/platform');
    await expect.poll(() => page.getByRole('dialog', { name: 'Menu' }).isVisible()).toBe(false);
    expect(await page.locator('#mobile-menu details[open]').count()).toBe(0);
    // A turn of the wheel is lost until the scrolling area knows that the menu has gone.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 600);
        return page.evaluate(() => scrollY);
      })
      .toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  test('comes back with its wordmark folded, what was typed where it was, and all of it answering', async () => {
    const { page, errors } = await openNoting(await launchKeeping(), '/platform', 1440);
    const wordmark = page.locator('[data-part=wordmark]');
    await wordmark.click();
    expect(await wordmark.getAttribute('aria-expanded')).toBe('true');
    const email = page.getByRole('contentinfo').getByRole('textbox').first();
    await email.fill('robin@example.com');
    await page.getByRole('contentinfo').locator('a[href="/about-us"]').first().click();
    await page.waitForURL('**/about-us');
    await goBack(page, '/platform');
    await expect.poll(() => wordmark.getAttribute('aria-expanded')).toBe('false');
    expect(await email.inputValue()).toBe('robin@example.com');
    await wordmark.click();
    expect(await wordmark.getAttribute('aria-expanded')).toBe('true');
    expect(errors).toEqual([]);
  });

  test('comes back in the scheme that was chosen on the page after it', async () => {
    const { page, errors } = await openNoting(await launchKeeping(), '/pricing', 1440);
    await page.goto(`${url}/platform`);
    await untilAwake(page);
    const schemes = page.getByRole('group', { name: 'Color scheme' });
    await schemes.getByText('Dark', { exact: true }).click();
    await goBack(page, '/pricing');
    await expect.poll(() => page.locator('html').getAttribute('data-scheme')).toBe('dark');
    expect(await schemes.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    expect(errors).toEqual([]);
  });
});

/** Opens a page that notes, as does each page after it, whether the browser had kept it in its cache. */
async function openNoting(browser: Browser, path: string, width: number) {
  const opened = await open(browser, path, width);
  await opened.page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    }),
  );
  await opened.page.reload();
  await untilAwake(opened.page);
  return opened;
}

const goBack = (page: Page, path: string) => goInHistory(page, -1, path);
const goForward = (page: Page, path: string) => goInHistory(page, 1, path);

async function goInHistory(page: Page, steps: number, path: string): Promise<void> {
  await page.evaluate((by) => history.go(by), steps);
  // A kept page is shown without being loaded.
  await expect.poll(() => page.url()).toBe(url + path);
  await expect
    .poll(() => page.locator('html').getAttribute('data-kept'), { message: 'the browser had kept the page' })
    .toBe('true');
}
