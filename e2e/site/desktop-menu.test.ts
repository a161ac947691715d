import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { launch, open, url } from '../setup/site.ts';
import { openStopped } from '../setup/stopped-clock.ts';

const browser = await launch();

const triggerOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true });
const isOpen = (page: Page, name: string) => async () =>
  (await triggerOf(page, name).getAttribute('aria-expanded')) === 'true';

const nowhere = [700, 850] as const;

test('a submenu opens 200 ms after the mouse came, its neighbour at once, and closes 150 ms after it left', async () => {
  const { page, pass } = await openStopped(browser, '/platform');
  const areOpen = async () => [await isOpen(page, 'Platform')(), await isOpen(page, 'Use cases')()];
  await triggerOf(page, 'Platform').hover();
  await pass(199);
  expect(await areOpen()).toEqual([false, false]);
  await pass(1);
  expect(await areOpen()).toEqual([true, false]);
  await triggerOf(page, 'Use cases').hover();
  expect(await areOpen()).toEqual([false, true]);
  await page.mouse.move(...nowhere);
  await pass(149);
  expect(await areOpen()).toEqual([false, true]);
  await pass(1);
  expect(await areOpen()).toEqual([false, false]);
  await page.close();
});

test('for 300 ms after one has closed the next opens at once, and then no more', async () => {
  const { page, pass } = await openStopped(browser, '/platform');
  const closeAll = async () => {
    await page.mouse.move(...nowhere);
    await pass(150);
  };
  await triggerOf(page, 'Platform').hover();
  await pass(200);
  await closeAll();
  await pass(299);
  await triggerOf(page, 'Resources').hover();
  expect(await isOpen(page, 'Resources')()).toBe(true);
  await closeAll();
  await pass(300);
  await triggerOf(page, 'Company').hover();
  expect(await isOpen(page, 'Company')()).toBe(false);
  await pass(199);
  expect(await isOpen(page, 'Company')()).toBe(false);
  await pass(1);
  expect(await isOpen(page, 'Company')()).toBe(true);
  await page.close();
});

test('while the mouse is on one entry the others are dim', async () => {
  const { page } = await open(browser, '/platform');
  const opacities = () =>
    page
      .locator('[data-part=menu] > li')
      .evaluateAll((items) => items.map((item) => Number(getComputedStyle(item).opacity)));
  expect(new Set(await opacities())).toEqual(new Set([1]));
  await triggerOf(page, 'Use cases').hover();
  await expect.poll(async () => (await opacities())[1]).toBe(1);
  await expect.poll(async () => Math.max(...(await opacities()).toSpliced(1, 1))).toBeLessThan(0.7);
  await page.mouse.move(700, 850);
  await expect.poll(async () => Math.min(...(await opacities()))).toBe(1);
  await page.close();
});

test.each([1001, 1440])('every panel is 680 px wide and stands within a window of %d px', async (width) => {
  const { page } = await open(browser, '/platform', width);
  for (const trigger of await page.locator('[data-trigger][data-menu]').all()) {
    await trigger.focus();
    await page.keyboard.press('Enter');
    const panel = page.locator('[aria-expanded=true] + [data-part=panel]');
    await expect.poll(() => panel.isVisible()).toBe(true);
    const box = await panel.boundingBox();
    expect(box?.width).toBe(680);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + 680).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
  }
  await page.close();
});

test('the panel of the platform has a banner of at most 304 px and a line under it, and keeps what is for telephones', async () => {
  const { page } = await open(browser, '/platform');
  await triggerOf(page, 'Platform').click();
  const panel = page.locator('[data-part=panel]').first();
  expect((await panel.locator('[data-part=banner]').boundingBox())?.width).toBeLessThanOrEqual(304);
  expect(await panel.locator('[data-part=under-banner]').getAttribute('href')).toBe('/integrations');
  expect(await panel.locator('[data-part=entries] a[href="/integrations"]').count()).toBe(0);
  await page.close();
});

test('what leads to other sites opens in a new tab, unfollowed', async () => {
  const { page } = await open(browser, '/platform');
  await triggerOf(page, 'Community').click();
  const links = page.locator('[aria-expanded=true] + [data-part=panel] [data-part=entries] a');
  expect(await links.count()).toBe(4);
  for (const link of await links.all()) {
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toBe('nofollow noreferrer');
  }
  await page.close();
});

test('the menu is gone through with the keyboard alone', async () => {
  const { page } = await open(browser, '/platform');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await triggerOf(page, 'Platform').focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return focused();
    })
    .toBe('Use cases');
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe('Platform');
  await page.keyboard.press('ArrowDown');
  expect(await isOpen(page, 'Platform')()).toBe(true);
  expect(await focused()).toContain('Overview');
  await page.keyboard.press('Escape');
  expect(await isOpen(page, 'Platform')()).toBe(false);
  expect(await focused()).toBe('Platform');
  await page.keyboard.press('Space');
  expect(await isOpen(page, 'Platform')()).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(isOpen(page, 'Platform')).toBe(false);
  await page.close();
});

test('a finger opens and closes a submenu, and a touch elsewhere closes it', async () => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${url}/platform`);
  const trigger = triggerOf(page, 'Resources');
  await expect
    .poll(async () => {
      await trigger.tap();
      return isOpen(page, 'Resources')();
    })
    .toBe(true);
  await trigger.tap();
  expect(await isOpen(page, 'Resources')()).toBe(false);
  await trigger.tap();
  await page.touchscreen.tap(640, 780);
  expect(await isOpen(page, 'Resources')()).toBe(false);
  await context.close();
});

test('another route closes the submenu', async () => {
  const { page } = await open(browser, '/platform');
  await triggerOf(page, 'Company').click();
  await page.locator('[aria-expanded=true] + [data-part=panel]').getByRole('link', { name: 'Press' }).click();
  await page.waitForURL(`${url}/press`);
  await expect.poll(isOpen(page, 'Company')).toBe(false);
  await page.close();
});
