import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { frames, showShare } from '../browser/in-window.ts';
import { launch, open } from '../setup/site.ts';

// Only a real browser knows what a visitor sees at which moment.
const browser = await launch();

/** Opens a page (the home page by default) and lays it out to its end, so that nothing moves later. */
async function openWhole(path = '/', height = 900) {
  const { page, errors } = await open(browser, path);
  await page.setViewportSize({ width: 1440, height });
  const late = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('.wrap')].filter(
          (piece) => getComputedStyle(piece).contentVisibility === 'auto',
        ).length,
    );
  await expect.poll(late).toBe(0);
  return { page, errors };
}

/** The last block of the page that is not yet revealed, under a selector that stays the same. */
async function blockOf(page: Page) {
  await page.evaluate(() => {
    const hidden = [...document.querySelectorAll('[data-reveal]:not([data-revealed])')];
    const last = hidden.findLast((block) => block.getBoundingClientRect().height > 120);
    last?.setAttribute('data-testid', 'block');
  });
  return page.getByTestId('block');
}

test.each([
  ['80 % of it is seen', 900],
  ['80 % of what can be seen of it is, when it is higher than the window', 100],
])('a block is revealed when %s, in half a second, once', async (_when, height) => {
  const { page, errors } = await openWhole('/', height);
  const block = await blockOf(page);
  const isRevealed = () => block.evaluate((element) => element.hasAttribute('data-revealed'));
  await showShare(block, 0.74);
  await frames(page, 30);
  expect(await isRevealed()).toBe(false);
  expect(await block.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
  // The listener is in place once this resolves, before the page is scrolled.
  const begun = await block.evaluateHandle((element) => ({
    taken: new Promise<unknown[]>((resolve) => {
      element.addEventListener(
        'transitionrun',
        () => resolve(element.getAnimations().map(({ effect }) => effect?.getTiming().duration)),
        { once: true },
      );
    }),
  }));
  await showShare(block, 0.86);
  expect(new Set(await begun.evaluate(({ taken }) => taken))).toEqual(new Set([500]));
  await expect.poll(() => block.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await frames(page, 30);
  expect(await isRevealed()).toBe(true);
  expect(await block.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  expect(errors).toEqual([]);
  await page.close();
});

test('a picture fades in within a tenth of a second once it has loaded; the first of the page is there at once', async () => {
  const { page } = await openWhole();
  const first = page.locator('main img').first();
  expect(await first.evaluate((image) => getComputedStyle(image).opacity)).toBe('1');
  expect(await first.getAttribute('data-fade')).toBeNull();

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/images/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate(() => {
    const waiting = [
      ...document.querySelectorAll('main img[data-fade]:not([data-loaded]):not([data-part=marquee] *)'),
    ];
    waiting.at(-1)?.setAttribute('data-testid', 'late');
  });
  const picture = page.getByTestId('late');
  const begun = await picture.evaluateHandle((image) => ({
    fading: new Promise((resolve) => {
      image.addEventListener(
        'transitionrun',
        () => {
          const [fade] = image.getAnimations();
          // The effect of a transition has keyframes.
          const effect = fade?.effect as KeyframeEffect | undefined;
          const opacity = effect?.getKeyframes().map((frame) => frame.opacity);
          resolve({ opacity, duration: effect?.getTiming().duration });
        },
        { once: true },
      );
    }),
  }));
  await showShare(picture, 1);
  await frames(page, 30);
  expect(await picture.evaluate((image) => getComputedStyle(image).opacity)).toBe('0');
  release();
  expect(await begun.evaluate(({ fading }) => fading)).toEqual({ opacity: ['0', '1'], duration: 100 });
  await expect.poll(() => picture.evaluate((image) => getComputedStyle(image).opacity)).toBe('1');
  await page.close();
});

test('the passing pictures slide by one in 500 ms, to either side', async () => {
  const { page, errors } = await openWhole('/press');
  const marquee = page.locator('[data-part=marquee]').first();
  await marquee.scrollIntoViewIfNeeded();
  const place = () =>
    marquee.evaluate((row) => {
      const edge = row.getBoundingClientRect().left;
      const starts = [...row.querySelectorAll('li')].map((item) => item.getBoundingClientRect().left - edge);
      const nearest = starts.toSorted((one, other) => Math.abs(one) - Math.abs(other))[0] ?? Number.NaN;
      return Math.round(Math.abs(nearest));
    });
  /** The running slide animation: its duration, and by how much it moves the row at its start and end. */
  const slide = (label: RegExp) =>
    page.getByRole('button', { name: label }).evaluate(async (button: HTMLElement) => {
      const row = button.closest('[data-part=steps]')?.previousElementSibling?.firstElementChild;
      button.click();
      const own = row?.getAnimations().filter((animation) => !(animation instanceof CSSAnimation)) ?? [];
      const found = own.map(({ effect }) => ({
        duration: effect?.getTiming().duration,
        // The effect of a slide has keyframes.
        moves: (effect as KeyframeEffect).getKeyframes().map(({ translate }) => String(translate)),
      }));
      await Promise.all(own.map(({ finished }) => finished));
      return found;
    });
  await marquee.hover();
  const next = await slide(/^Next:/);
  expect(next).toMatchObject([{ duration: 500, moves: ['0px', expect.stringMatching(/^-\d/)] }]);
  await expect.poll(place).toBe(0);
  const back = await slide(/^Back:/);
  expect(back).toMatchObject([{ duration: 500, moves: [expect.stringMatching(/^-\d/), '0px'] }]);
  await expect.poll(place).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
});
