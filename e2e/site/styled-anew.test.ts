import { expect, test } from 'vitest';
import { styledWhile } from '../browser/styled-while.ts';
import { launch, open } from '../setup/site.ts';

// Only a browser knows how much it has to style again: one bad selector makes it the whole page, at every key.
const browser = await launch();

const elementsOf = () => document.querySelectorAll('*').length;

test('what takes the focus is styled anew, and not the page around it', async () => {
  const { page } = await open(browser, '/');
  const all = await page.evaluate(elementsOf);
  const counts = await styledWhile(page, async () => {
    for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Tab');
    await page.evaluate(() => new Promise(requestAnimationFrame));
  });
  expect(counts.length).toBeGreaterThan(3);
  expect(Math.max(...counts)).toBeLessThan(all / 2);
  await page.close();
});

test('a tap on the menu of telephones has the menu styled before it is shown, and not the page behind it', async () => {
  const { page } = await open(browser, '/', 390);
  const all = await page.evaluate(elementsOf);
  // What becomes inert behind the dialogue does so after that paint.
  await page.evaluate(() => {
    Object.defineProperty(HTMLElement.prototype, 'inert', { set() {} });
  });
  const counts = await styledWhile(page, async () => {
    await page.locator('header button[commandfor]').click();
    await page.locator('#mobile-menu:popover-open').waitFor();
  });
  expect(Math.max(...counts)).toBeGreaterThan(50);
  expect(Math.max(...counts)).toBeLessThan(all / 2);
  await page.close();
});
