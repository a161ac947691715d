import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../browser/launch-chromium.ts';
import { launch, url } from '../setup/site.ts';
import { templates } from './templates.ts';

const timeoutMs = 300_000;

/** By how much pages are wider than windows of these widths, where they are. */
async function tooWide(
  browser: Browser,
  paths: readonly string[],
  widths: readonly number[],
): Promise<string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(url + path, { waitUntil: 'domcontentloaded' });
    // Content below the window is laid out only when it comes near; this lays it out at once.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const { wider, widest } = await page.evaluate(overflow);
      if (wider > 0) faults.push(`${path} is ${wider} px wider than ${width} px at "${widest}"`);
    }
  }
  await context.close();
  return faults;
}

/** In the page: by how much it is wider than the window, and which element reaches furthest. */
function overflow() {
  const { clientWidth, scrollWidth } = document.documentElement;
  const rightOf = (element: Element) => element.getBoundingClientRect().right;
  const widest = [...document.body.querySelectorAll('*')].reduce((one, other) =>
    rightOf(other) > rightOf(one) ? other : one,
  );
  return { wider: scrollWidth - clientWidth, widest: `${widest.nodeName} ${widest.className}` };
}

let large: Browser;
beforeAll(async () => {
  large = await launchChromium(undefined, ['--blink-settings=defaultFontSize=24']);
});
afterAll(() => large.close());

test('who reads in letters of 24 px sees every template whole, at widths at which others have the wide layout', {
  timeout: timeoutMs,
}, async () => {
  expect(await tooWide(large, Object.values(templates), [1010, 1280, 1520])).toEqual([]);
});

test(
  'on a large screen letters, grid and room are an eighth larger together, and nothing is wider than the window',
  async () => {
    const page = await large.newPage({ viewport: { width: 1440, height: 900 } });
    const measure = () =>
      page.evaluate(() => ({
        letters: Number.parseFloat(getComputedStyle(document.body).fontSize),
        grid: document.querySelector('main section > div')?.getBoundingClientRect().width ?? 0,
      }));
    // The letters are 24 px instead of 16 px large, so the breakpoint of its large screen is 2,520 px instead of 1,680
    // px.
    await page.goto(url);
    const [at, from] = [await sized(2_519), await sized(2_520)];
    expect(from.letters / at.letters).toBeCloseTo(1.125);
    expect(from.grid / at.grid).toBeCloseTo(1.125);
    await page.close();
    expect(await tooWide(large, Object.values(templates), [2_520])).toEqual([]);

    async function sized(width: number) {
      await page.setViewportSize({ width, height: 900 });
      return measure();
    }
  },
  timeoutMs,
);

test('whoever doubles the letters of the page by a style sheet of their own has the whole header in the window', async () => {
  const page = await large.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  const header = page.locator('[data-part="header"]');
  for (const width of [1440, 1520, 1700]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await header.evaluate((element) =>
      [...element.querySelectorAll('button, a')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth)
        .map((one) => one.textContent),
    );
    expect(beyond, `at ${width} px`).toEqual([]);
  }
  await page.close();
});

test('so has whoever doubles them on a telephone: what has no room there is in the menu', async () => {
  const page = await (await launch()).newPage();
  await page.goto(url);
  await page.addStyleTag({ content: 'html { font-size: 32px !important }' });
  const header = page.locator('[data-part="header"]');
  for (const width of [320, 360, 390, 480, 600, 620, 640, 768, 900]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await header.evaluate(({ scrollWidth }) => scrollWidth), `at ${width} px`).toBe(width);
  }
  await page.close();
});
