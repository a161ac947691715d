import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, open, url } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const patient = { timeout: 10_000 };

test('the header takes its fixed style once the page is scrolled by more than 5 px, and loses it at the top', async () => {
  const { page } = await open(browser, '/platform');
  const isFixed = () => page.locator('.site-header').evaluate((header) => header.hasAttribute('data-fixed'));
  await page.evaluate(() => window.scrollTo({ top: 5, behavior: 'instant' }));
  await expect.poll(isFixed, patient).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 6, behavior: 'instant' }));
  await expect.poll(isFixed, patient).toBe(true);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(isFixed, patient).toBe(false);
  await page.close();
});

test('the wordmark unfolds from 220 to 380 px, its angle follows the mouse by a tenth, and another route folds it', async () => {
  const { page } = await open(browser, '/platform');
  const wordmark = page.locator('.wordmark');
  const height = async () => Math.round((await wordmark.boundingBox())?.height ?? 0);
  const angle = () =>
    wordmark.evaluate((element) => Number.parseFloat(element.style.getPropertyValue('--angle')));
  await wordmark.scrollIntoViewIfNeeded();
  expect([await height(), await angle()]).toEqual([220, 87]);
  await wordmark.click();
  await expect.poll(height, patient).toBe(380);
  const box = await wordmark.boundingBox();
  const { x = 0, y = 0, width = 0 } = box ?? {};
  const before = await angle();
  await page.mouse.move(x + width - 1, y + 20);
  const tenth = before + (107 - before) * 0.1;
  await expect.poll(angle, patient).toBeCloseTo(tenth, 0);
  for (let step = 0; step < 60; step++) await page.mouse.move(x + width - 1 - (step % 2), y + 20);
  await expect.poll(angle, patient).toBeGreaterThan(105);
  expect(await angle()).toBeLessThanOrEqual(107);
  await page.locator('.site-footer').getByRole('link', { name: 'Blog', exact: true }).click();
  await page.waitForURL(`${url}/blog`);
  await expect.poll(() => wordmark.getAttribute('aria-expanded'), patient).toBe('false');
  await page.close();
});

test('the wordmark is for desktops only', async () => {
  const { page } = await open(browser, '/platform', 1000);
  expect(await page.locator('.wordmark').isVisible()).toBe(false);
  await page.close();
});

test('what comes soon is no link, and stands last in the mobile menu', async () => {
  const { page } = await open(browser, '/', 390);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const group = page.locator('.mobile-menu-list details', { has: page.locator('.soon') }).first();
  await group.locator('summary').click();
  const entries = await group.locator('li').evaluateAll((items) =>
    items.map((item) => ({
      isSoon: item.querySelector('.soon') !== null,
      isLink: item.querySelector('a') !== null,
    })),
  );
  expect(entries.some(({ isSoon }) => isSoon)).toBe(true);
  for (const { isSoon, isLink } of entries) expect(isLink).toBe(!isSoon);
  const states = entries.map(({ isSoon }) => Number(isSoon));
  expect(states).toEqual(states.toSorted());
  await page.close();
});

test('the copyright line has the current year', async () => {
  const { page } = await open(browser, '/platform');
  expect(await page.locator('.site-footer-end').textContent()).toContain(`© ${new Date().getFullYear()}`);
  await page.close();
});
