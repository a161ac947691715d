import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { frames } from '../browser/in-window.ts';
import { transitionsOf } from '../browser/transitions-of.ts';
import { launch, open, untilAwake, url } from '../setup/site.ts';

const browser = await launch();

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const burgerOf = (page: Page) => page.getByRole('button', { name: 'Open the menu' });
/**
 * Opens a group and waits until it has unfolded or was interrupted: a click on something that moves misses it, by a
 * finger as by a test.
 */
async function unfold(page: Page, name: string): Promise<void> {
  await menuOf(page).getByText(name, { exact: true }).click();
  const group = page.locator('#mobile-menu details[open]').filter({ hasText: name });
  await group.evaluate(async (one) => {
    await Promise.allSettled(one.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
}
const openGroups = (page: Page) => page.locator('#mobile-menu details[open]').count();

test('windows of up to 1000 px have the burger, wider ones the menu', async () => {
  for (const [width, isNarrow] of [
    [1000, true],
    [1001, false],
  ] as const) {
    const { page } = await open(browser, '/platform', width);
    expect(await burgerOf(page).isVisible()).toBe(isNarrow);
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(!isNarrow);
    await page.close();
  }
});

test('the menu fills the window, closes with Escape, and gives the focus back', async () => {
  const { page } = await open(browser, '/platform', 390);
  await burgerOf(page).click();
  await expect
    .poll(() => menuOf(page).boundingBox({ timeout: 1_000 }))
    .toEqual({ x: 0, y: 0, width: 390, height: 900 });
  await page.keyboard.press('Escape');
  await menuOf(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open the menu');
  await page.close();
});

test('the page behind does not scroll while the menu is open', async () => {
  const { page } = await open(browser, '/platform', 390);
  await burgerOf(page).click();
  await page.mouse.move(200, 800);
  await page.mouse.wheel(0, 600);
  await frames(page, 20);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await overflow(), 'nor is there a bar to scroll it by').toBe('hidden');
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 600);
      return page.evaluate(() => window.scrollY);
    })
    .toBeGreaterThan(0);
  await page.close();
});

test('groups unfold in 400 ms, and at once for those who prefer calm', async () => {
  for (const [reducedMotion, transition] of [
    ['no-preference', 'grid-template-rows 0.4s'],
    ['reduce', 'none'],
  ] as const) {
    const { page } = await open(browser, '/platform', 390);
    await page.emulateMedia({ reducedMotion });
    const group = page.locator('#mobile-menu details').first();
    const found = await group.evaluate((one) => getComputedStyle(one, '::details-content').transition);
    expect(found).toMatch(new RegExp(`^${transition}`));
    await burgerOf(page).click();
    const begun = await transitionsOf(page);
    const folds = () => begun().flatMap(({ property, ms }) => (property === 'grid-template-rows' ? ms : []));
    await group.locator('summary').click();
    if (reducedMotion === 'reduce') expect(folds()).toEqual([]);
    else await expect.poll(folds).toEqual([400]);
    await page.close();
  }
});

test('another route closes the menu and folds its groups, also when the visitor goes back', async () => {
  const { page } = await open(browser, '/platform', 390);
  await burgerOf(page).click();
  await unfold(page, 'Company');
  await menuOf(page).getByRole('link', { name: 'Press' }).click();
  await page.waitForURL(`${url}/press`);
  await menuOf(page).waitFor({ state: 'hidden' });
  expect(await openGroups(page)).toBe(0);
  await burgerOf(page).click();
  await unfold(page, 'Resources');
  await page.goBack();
  await page.waitForURL(`${url}/platform`);
  await menuOf(page).waitFor({ state: 'hidden' });
  expect(await openGroups(page)).toBe(0);
  await page.close();
});

test('what is for telephones alone is there, and what leads to other sites opens in a new tab', async () => {
  const { page } = await open(browser, '/', 390);
  expect(await page.locator('#mobile-menu [data-part=entries] a[href="/integrations"]').count()).toBe(1);
  const outside = page.locator('#mobile-menu [data-part=entries] a[href^="https://"]');
  expect(await outside.count()).toBe(4);
  for (const link of await outside.all()) expect(await link.getAttribute('rel')).toBe('nofollow noreferrer');
  await page.close();
});

test('without JavaScript the menu opens, its groups unfold, and its links lead on', async () => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    reducedMotion: 'reduce', // groups then unfold at once, so that no click falls into a movement
    viewport: { width: 390, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(url);
  await burgerOf(page).click();
  await menuOf(page).getByText('Company', { exact: true }).click();
  await menuOf(page).getByRole('link', { name: 'Press' }).click();
  await page.waitForURL(`${url}/press`);
  expect(await menuOf(page).isVisible()).toBe(false);
  await context.close();
});

test('the page behind the menu takes no focus until the menu is closed', async () => {
  const { page } = await open(browser, '/platform', 390);
  await burgerOf(page).focus();
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.closest('[inert], #mobile-menu')?.id);
  await expect.poll(() => page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true);
  for (let press = 0; press < 12; press++) {
    expect([await focused(), press]).toEqual(['mobile-menu', press]);
    await page.keyboard.press('Tab');
    // After the last entry come the browser's own buttons, and then the page again.
    if (await page.evaluate(() => document.activeElement === document.body)) await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await menuOf(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open the menu');
  expect(await page.locator('[inert]').count()).toBe(0);
  await page.close();
});

test('a link to the page one is on closes the menu, and so does one to a place on it', async () => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}/book-demo`);
  await untilAwake(page);
  await burgerOf(page).tap();
  // The link leads to the page that is open, which is loaded again.
  const anew = page.waitForEvent('load');
  await menuOf(page).getByRole('link', { name: 'Book a demo' }).tap();
  await menuOf(page).waitFor({ state: 'hidden' });
  await anew;
  await untilAwake(page);
  await burgerOf(page).tap();
  await unfold(page, 'Resources');
  const link = menuOf(page).getByRole('link', { name: /Blog/ });
  await link.evaluate((one: HTMLAnchorElement) => {
    one.href = '#main';
  });
  await link.tap();
  await menuOf(page).waitFor({ state: 'hidden' });
  expect([page.url(), await openGroups(page)]).toEqual([`${url}/book-demo#main`, 0]);
  await context.close();
});
