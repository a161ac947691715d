import type { SanityDocument } from '@sanity/client';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { violationsOf } from '../browser/violations-of.ts';
import { client, html, launch, open, untilAwake, url } from '../setup/site.ts';

const browser = await launch();
let before: SanityDocument;
const untilShown = (isShown: boolean) =>
  vi.waitUntil(async () => (await html('/platform')).includes('Use cases: overview') === isShown, {
    timeout: 60_000,
  });
beforeAll(async () => {
  before = (await client.getDocument('menu')) as SanityDocument; // every product has it
  const banner = { title: 'A banner of use cases', link: { _type: 'link', href: '/press' } };
  await client
    .patch('menu')
    .set({
      'items[1].link': { _type: 'link', page: { _type: 'reference', _ref: 'page-about-us' } },
      'items[1].isDetailed': true,
      'items[1].icon': 'radar',
      'items[1].text': 'What others do with it',
      'items[1].banner': banner,
      'items[3].isSoon': true,
    })
    .commit();
  await untilShown(true);
});
afterAll(async () => {
  await client.createOrReplace(before);
  await untilShown(false);
});

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const useCases = (page: Page) => main(page).getByRole('button', { name: 'Use cases' });
const closes = { message: 'what is open closes over an entry that opens nothing' };
const own = 'Use cases: overview What others do with it';

test('the page of a group is reached with the mouse, and the title still opens what is below it', async () => {
  const { page } = await open(browser, '/platform');
  await useCases(page).hover();
  const link = main(page).getByRole('link', { name: own });
  await expect.poll(() => link.isVisible()).toBe(true);
  expect(await main(page).getByRole('link', { name: 'Workforce attribution' }).isVisible()).toBe(true);
  expect(await main(page).getByRole('link', { name: 'A banner of use cases' }).isVisible()).toBe(true);
  expect(await useCases(page).locator('use').getAttribute('href')).toBe('/icons.svg#radar');
  await link.click();
  await page.waitForURL(`${url}/about-us`);
  await page.close();
});

test('the page of a group is reached with the keyboard: it comes first', async () => {
  const { page } = await open(browser, '/platform');
  await useCases(page).focus();
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    own.replace('overview ', 'overview'),
  );
  await expect.poll(() => violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/about-us`);
  await page.close();
});

test.each([1280, 390])('the page of a group is reached with a finger, %d px wide', async (width) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}/platform`);
  await untilAwake(page);
  const isNarrow = width < 1000;
  if (isNarrow) await page.getByRole('button', { name: 'Open the menu' }).tap();
  const menu = isNarrow ? page.getByRole('dialog', { name: 'Menu' }) : main(page);
  await menu.getByText('Use cases', { exact: true }).tap();
  await menu.getByRole('link', { name: 'Use cases: overview' }).tap();
  await page.waitForURL(`${url}/about-us`);
  await context.close();
});

test('a group that comes soon says so and does not open', async () => {
  const { page } = await open(browser, '/platform');
  const entry = main(page).locator('li[data-entry]', { hasText: 'Community' });
  expect((await entry.innerText()).replace(/\s+/g, ' ')).toBe('Community soon');
  expect(await entry.locator('a, button, [data-part=panel]').count()).toBe(0);
  await useCases(page).hover();
  await expect.poll(() => useCases(page).getAttribute('aria-expanded')).toBe('true');
  await entry.hover();
  await expect.poll(() => useCases(page).getAttribute('aria-expanded'), closes).toBe('false');
  await page.close();
  const narrow = (await open(browser, '/platform', 390)).page;
  await narrow.getByRole('button', { name: 'Open the menu' }).click();
  const last = narrow.locator('[data-part=row]').last();
  expect((await last.innerText()).replace(/\s+/g, ' ')).toBe('Community soon');
  expect(await last.locator('a, summary').count()).toBe(0);
  await narrow.close();
});
