import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { violationsOf } from '../browser/violations-of.ts';
import { launch, untilAwake, url } from '../setup/site.ts';

// Only a browser prefers a colour scheme, stores a choice, and knows which colours stand on which.
const browser = await launch();

const light = 'rgb(253, 252, 250)';
const dark = 'rgb(11, 21, 34)';
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const choice = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Color scheme' }).getByText(label, { exact: true });

test('a page is dark for whoever prefers that, and as they choose in the foot from then on, in all tabs', async () => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const [page, other] = [await context.newPage(), await context.newPage()];
  for (const each of [other, page]) {
    await each.goto(url);
    await untilAwake(each);
    expect(await paper(each)).toBe(dark);
  }
  await choice(page, 'Light').click();
  expect(await paper(page)).toBe(light);
  await expect.poll(() => paper(other)).toBe(light);
  await page.goto(`${url}/pricing`);
  await untilAwake(page);
  expect(await paper(page)).toBe(light);
  expect(await page.getByRole('radio', { name: 'Light' }).isChecked()).toBe(true);
  await choice(page, 'System').click();
  expect(await paper(page)).toBe(dark);
  await context.close();
});

test('what was chosen holds before any script of the site has come', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await untilAwake(page);
  await choice(page, 'Dark').click();
  await page.route(/\.js$/, (route) => route.abort());
  await page.reload();
  expect(await paper(page)).toBe(dark);
  await context.close();
});

test('the drawing of an opening has the colours of the dark', async () => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto(`${url}/blog`);
  const drawn = page.locator('main [data-part=drawing] path');
  const strokes = await drawn.evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
  expect(strokes).toContain('rgb(95, 216, 201)');
  await context.close();
});

test('a screen of the product is the dark one in the dark, and of the two only the one that is seen is loaded', async () => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto(`${url}/platform/visibility`);
  await untilAwake(page);
  const screens = page.getByRole('img', { name: /^A table of identities/, includeHidden: true });
  const places = (are: 'loaded' | 'seen') =>
    screens.evaluateAll(
      (all: HTMLImageElement[], what) =>
        all.flatMap((image, place) =>
          (what === 'seen' ? image.checkVisibility() : image.naturalWidth > 0) ? place : [],
        ),
      are,
    );
  await screens.last().scrollIntoViewIfNeeded();
  await expect.poll(() => places('loaded')).toEqual([1]);
  expect(await places('seen')).toEqual([1]);
  await choice(page, 'Light').click();
  expect(await places('seen')).toEqual([0]);
  await screens.first().scrollIntoViewIfNeeded();
  await expect.poll(() => places('loaded')).toEqual([0, 1]);
  await context.close();
});

test('without JavaScript there is no choice, and the system decides', async () => {
  const context = await browser.newContext({ colorScheme: 'dark', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  expect(await page.getByText('System', { exact: true }).isVisible()).toBe(false);
  expect(await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme)).toBe('dark');
  await context.close();
});

test.each([
  '/',
  '/pricing',
  '/why-cardea',
  '/blog',
  '/nhi-calculator',
  '/book-demo',
  '/nhi-risk-library',
  '/masterclass',
])('axe finds nothing at %s in the dark', async (path) => {
  const context = await browser.newContext({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url + path);
  await untilAwake(page);
  expect(await violationsOf(page)).toEqual([]);
  await context.close();
});

test.each(['light', 'dark'] as const)(
  'where a %s theme of the system forces its colours, what leads on has its arrow, and an eyebrow its line',
  async (colorScheme) => {
    const context = await browser.newContext({
      forcedColors: 'active',
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(url);
    const box = await page.locator('main .cta').first().boundingBox();
    const eyebrow = await page.locator('main .eyebrow').first().boundingBox();
    if (!box || !eyebrow) throw new Error('Home has no button that leads on, or no eyebrow.');
    const arrow = { x: box.x + box.width - 50, y: box.y + 10, width: 40, height: box.height - 20 };
    for (const clip of [arrow, { ...eyebrow, width: 36 }]) {
      const { channels } = await sharp(await page.screenshot({ clip })).stats();
      expect(Math.max(...channels.map(({ min, max }) => max - min))).toBeGreaterThan(100);
    }
    await context.close();
  },
);
