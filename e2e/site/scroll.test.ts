import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { launch, open, untilAwake, url } from '../setup/site.ts';

// Only a real browser knows the scroll position in each frame, because CSS scrolls smoothly.
const browser = await launch();

/** What a visitor sees in a frame: the page, by its heading, and how far it is scrolled. */
interface Frame {
  heading: string;
  y: number;
}

/** Notes every frame from now on; a page that is loaded later notes its own. */
async function watch(page: Page) {
  await page.addInitScript(noteFrames);
  await page.evaluate(noteFrames);
}

/** In the page. */
function noteFrames() {
  const frames: Frame[] = [];
  const note = () => {
    const heading = document.querySelector('main h1')?.textContent;
    if (heading) frames.push({ heading, y: Math.round(scrollY) });
    requestAnimationFrame(note);
  };
  note();
  Object.assign(globalThis, { frames });
}

const framesOf = (page: Page): Promise<Frame[]> =>
  // Put there by watch().
  page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);

const toFoot = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

const scrollOf = (page: Page) => page.evaluate(() => scrollY);

/** The number of parts of a page that are still to be laid out. */
const lateOn = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.wrap')].filter(
        (piece) => getComputedStyle(piece).contentVisibility === 'auto',
      ).length,
  );

test('a link at the foot of a long page opens the next one at its top, in the first frame that shows it', async () => {
  const { page, errors } = await open(browser, '/');
  await toFoot(page);
  expect(await scrollOf(page)).toBeGreaterThan(2_000);
  await watch(page);
  await page.locator('footer a[href="/trust-center"]').first().click();
  await page.waitForURL('**/trust-center');
  await expect.poll(async () => (await framesOf(page)).length).toBeGreaterThan(30);
  expect([...new Set((await framesOf(page)).map(({ y }) => y))]).toEqual([0]);
  expect(errors).toEqual([]);
  await page.close();
});

test('the way back leads to where the visitor was', async () => {
  const { page } = await open(browser, '/');
  await expect.poll(() => lateOn(page)).toBe(0);
  await toFoot(page);
  const link = page.locator('footer a[href="/trust-center"]').first();
  await link.hover(); // scrolls the page if the link is covered
  const before = await scrollOf(page);
  await link.click();
  await page.waitForURL('**/trust-center');
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(before);
  await page.close();
});

test.each([
  ['glides there', 'no-preference'],
  ['is there at once when motion is not wanted', 'reduce'],
] as const)('an anchor on the page %s', async (_what, reducedMotion) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion });
  await page.goto(`${url}/blog/non-human-identity`, { waitUntil: 'load' });
  await untilAwake(page);
  const link = page.locator('tessera-contents nav > div a').last();
  await link.scrollIntoViewIfNeeded();
  await watch(page);
  const target = page.locator((await link.getAttribute('href')) ?? '');
  await link.click();
  await expect
    .poll(() => target.evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(200);
  const places = async () => new Set((await framesOf(page)).map(({ y }) => y)).size;
  // One position on the way is enough: a jump has none, and a busy machine draws few. The last position may still have
  // to be drawn.
  await expect.poll(places).toBeGreaterThan(reducedMotion === 'reduce' ? 1 : 2);
  if (reducedMotion === 'reduce') expect(await places()).toBe(2);
  await page.close();
});

test('who goes on by keys sees at once where they are', async () => {
  const { page } = await open(browser, '/');
  await expect.poll(() => lateOn(page)).toBe(0);
  const outOfSight: string[] = [];
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    const lost = await page.evaluate(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      return top > innerHeight || bottom < 0 ? document.activeElement?.textContent : undefined;
    });
    if (lost) outOfSight.push(lost);
  }
  expect(await scrollOf(page)).toBeGreaterThan(1_000);
  expect(outOfSight).toEqual([]);
  await page.close();
});

test('what lies below the window is laid out once the page has appeared, so that it is as high as it stays', async () => {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(url, { waitUntil: 'commit' });
  await untilAwake(page);
  await expect.poll(() => lateOn(page)).toBe(0);
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await heightOf();
  for (let y = 0; y < before; y += 800)
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
  expect(await heightOf()).toBe(before);
  await page.close();
});

test('nothing of a page is left for later without JavaScript, on paper, or for whoever goes to a place of it', async () => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(url);
  expect(await lateOn(still)).toBe(0);
  await plain.close();

  // Elsewhere the page's own script ends it, so here the page runs without scripts.
  const page = await browser.newPage();
  await page.route('**/shell/*.js', (route) => route.abort());
  await page.goto(url);
  expect(await lateOn(page)).toBeGreaterThan(5);
  await page.emulateMedia({ media: 'print' });
  expect(await lateOn(page)).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page.locator('main a[href^="#"]').last().click();
  expect(await lateOn(page)).toBe(0);
  await page.close();

  const named = await browser.newPage();
  await named.route('**/shell/*.js', (route) => route.abort());
  await named.goto(`${url}/#questions`);
  expect(await lateOn(named)).toBe(0);
  await named.close();
});
