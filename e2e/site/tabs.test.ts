import { expect, test } from 'vitest';
import { violationsOf } from '../browser/violations-of.ts';
import { launch, open, url } from '../setup/site.ts';

const browser = await launch();
const place = '#capabilities';

test('tabs are chosen by mouse and by keys, and show one panel each', async () => {
  const { page, errors } = await open(browser, '/');
  const tabs = page.locator(`${place} [role=tab]`);
  const panel = page.locator(`${place} [role=tabpanel]:not([hidden])`);
  const count = await tabs.count();
  expect(count).toBe(6);
  const chosen = () => page.locator(`${place} [role=tab][aria-selected=true]`);
  const isChosen = async (which: number) => {
    await expect.poll(() => chosen().evaluate((tab) => tab === document.activeElement)).toBe(true);
    const label = (await tabs.nth(which).textContent()) ?? '';
    expect(await chosen().textContent()).toBe(label);
    expect(await panel.count()).toBe(1);
    expect(await panel.getAttribute('aria-labelledby')).toBe(await tabs.nth(which).getAttribute('id'));
  };
  await tabs.nth(2).click();
  await isChosen(2);
  await page.keyboard.press('ArrowRight');
  await isChosen(3);
  // From the labels, Tab leads into the visible panel; the hidden panels are no stop on the way.
  await page.keyboard.press('Tab');
  expect(await panel.evaluate((shown) => shown === document.activeElement)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await isChosen(3);
  await page.keyboard.press('End');
  await isChosen(count - 1);
  await page.keyboard.press('ArrowRight');
  await isChosen(0);
  await page.keyboard.press('ArrowLeft');
  await isChosen(count - 1);
  await page.keyboard.press('Home');
  await isChosen(0);
  for (const role of ['tab', 'tabpanel'])
    expect(await page.locator(`${place} [role=${role}][tabindex="0"]`).count()).toBe(1);
  // While the panels cross-fade, half-visible words have too little contrast.
  const motions = () =>
    page.locator(place).evaluate((section) => section.getAnimations({ subtree: true }).length);
  await expect.poll(motions).toBe(0);
  expect(await violationsOf(page, { within: place })).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('a link to a tab opens it', async () => {
  const { page } = await open(browser, '/#detection');
  const panel = page.locator(`${place} [role=tabpanel]:not([hidden])`);
  expect(await panel.getAttribute('id')).toBe('detection');
  await page.evaluate(() => location.assign('#lifecycle'));
  await expect.poll(() => panel.getAttribute('id')).toBe('lifecycle');
  await page.close();
});

test('on a telephone the labels scroll within themselves, as far as the chosen one', async () => {
  const { page } = await open(browser, '/', 320);
  const last = page.locator(`${place} [role=tab]`).last();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.locator(`${place} [role=tab]`).first().click();
  await page.keyboard.press('End');
  const inWindow = async () => {
    const { x = -1, width = 0 } = (await last.boundingBox()) ?? {};
    return x >= 0 && x + width <= 320;
  };
  await expect.poll(inWindow).toBe(true);
  await page.close();
});

test('without JavaScript all panels stand one under the other, and no label does', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const headings = page.locator(`${place} h3`);
  expect(await headings.count()).toBe(6);
  for (const heading of await headings.all()) expect(await heading.isVisible()).toBe(true);
  expect(await page.locator(`${place} [data-part=labels]`).isVisible()).toBe(false);
  await context.close();
});
