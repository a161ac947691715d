import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { kinds } from '#sections/registry.ts';
import { readPreviewCookies } from '#web/front/previews/preview-cookie.ts';
import { violationsOf } from '../browser/violations-of.ts';
import { distDir } from '../product/prepared-product.ts';
import { launch, url } from '../setup/site.ts';

const names = Object.keys(kinds);
const browser = await launch();
let editor: BrowserContext;
beforeAll(async () => {
  editor = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const cookies = await readPreviewCookies(join('web', distDir));
  await editor.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
});

/** Opens a page of the gallery as an editor in preview; `errors` collects the errors that it reports. */
async function visit(path: string, width = 1440): Promise<{ page: Page; errors: string[] }> {
  const page = await editor.newPage();
  await page.setViewportSize({ width, height: 900 });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url + path);
  return { page, errors };
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('visitors find no gallery', async () => {
  for (const path of ['/gallery', '/gallery/hero', '/gallery/hero/sample'])
    expect((await fetch(url + path)).status, path).toBe(404);
});

test('the index shows every kind with its picture, and axe finds nothing on it', async () => {
  const { page, errors } = await visit('/gallery');
  expect(await page.locator('[data-part=kind]').count()).toBe(names.length);
  const isLoaded = () =>
    [...document.images].every((picture) => picture.complete && picture.naturalWidth === 600);
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('a kind is found with the keyboard alone', async () => {
  const { page } = await visit('/gallery');
  await expect
    .poll(async () => {
      await page.keyboard.press('/');
      return page.evaluate(() => document.activeElement?.tagName);
    })
    .toBe('INPUT');
  await page.keyboard.type('marq');
  await expect.poll(() => page.getByRole('status').textContent()).toBe(`1 of ${names.length}`);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/gallery/marquee`);
  await page.close();
});

test('a kind stands in windows of three widths, each as high as what is in it', async () => {
  const { page, errors } = await visit('/gallery/icon-grid?case=longest');
  for (const width of [1440, 1000, 390]) {
    const frame = page.locator(`figure[data-width="${width}"] iframe`);
    await frame.scrollIntoViewIfNeeded();
    const content = frame.contentFrame();
    await content.locator('section').waitFor();
    expect(await content.locator('body').evaluate(() => window.innerWidth)).toBe(width);
    const height = () =>
      content.locator('main').evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
    await expect
      .poll(async () => (await frame.evaluate((one) => one.clientHeight)) - (await height()))
      .toBe(0);
  }
  expect(await violationsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('the page of a kind fits every window', async () => {
  for (const width of [390, 1000]) {
    const { page } = await visit('/gallery/hero', width);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.close();
  }
});

test('what the gallery does not have is not found', async () => {
  for (const path of ['/gallery/carousel', '/gallery/hero/unknown']) {
    const { page } = await visit(path);
    await expect.poll(() => page.locator('h1').count(), { message: path }).toBe(1);
    expect(await page.locator('main > section').count(), path).toBe(0);
    await page.close();
  }
});
