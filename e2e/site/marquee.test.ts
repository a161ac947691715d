import { expect, test } from 'vitest';
import { launch, open, url } from '../setup/site.ts';

const browser = await launch();

test('a marquee passes in 50 seconds, 48 px between its pictures, and stops under the pointer', async () => {
  const { page } = await open(browser, '/press');
  const row = page.locator('[data-part=marquee] > div');
  const motion = () =>
    row.evaluate((passing) => {
      const [animation] = passing.getAnimations();
      return { duration: animation?.effect?.getTiming().duration, state: animation?.playState };
    });
  await page.locator('[data-part=marquee]').scrollIntoViewIfNeeded(); // the part around the row, because the row itself never stands still
  await page.mouse.move(0, 0);
  await expect.poll(motion).toEqual({ duration: 50_000, state: 'running' });
  const gaps = await row.evaluate((passing) => {
    const boxes = [...passing.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
    return boxes.slice(1).map(({ left }, index) => Math.round(left - (boxes[index]?.right ?? 0)));
  });
  expect(new Set(gaps), 'between two pictures, and between two copies').toEqual(new Set([48]));
  const { y = 0, height = 0 } = (await page.locator('[data-part=marquee]').boundingBox()) ?? {};
  await page.mouse.move(700, y + height / 2);
  await expect.poll(motion).toEqual({ duration: 50_000, state: 'paused' });
  await page.mouse.move(700, y - 20);
  await expect.poll(async () => (await motion()).state).toBe('running');
  await page.close();
});

// A touch screen has no pointer that could rest on the row, and what moves by itself must be stoppable (WCAG 2.2.2).
test.each([true, false])(
  'a marquee is stopped by keys or a finger; scripts run: %s',
  async (javaScriptEnabled) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${url}/press`);
    const pause = page.getByRole('checkbox', { name: /^Pause: / });
    const states = () =>
      page
        .locator('[data-part=marquee] > div')
        .evaluate((row) => row.getAnimations().map(({ playState }) => playState));
    await pause.focus();
    await page.keyboard.press('Space');
    await pause.blur();
    await page.mouse.move(0, 0);
    await expect.poll(states).toEqual(['paused']);
    await pause.uncheck({ force: true }); // the checkbox lies below its icon
    await pause.blur();
    await page.mouse.move(0, 0);
    await expect.poll(states).toEqual(['running']);
    await context.close();
  },
);

test('a single small picture passes and leaves no part of the window empty', async () => {
  const { page } = await open(browser, '/press', 1440);
  const row = page.locator('[data-part=marquee] > div');
  await row.evaluate((passing) => {
    for (const item of passing.querySelectorAll('li:not(:first-child)')) item.remove();
    for (const box of passing.querySelectorAll<HTMLElement>('li > div')) box.style.width = '80px';
    // At the end of its movement, where the least of the row is left.
    for (const animation of passing.getAnimations()) {
      animation.pause();
      animation.currentTime = 49_999;
    }
  });
  const { right, width } = await row.evaluate((passing) => ({
    right: passing.getBoundingClientRect().right,
    width: innerWidth,
  }));
  expect(right).toBeGreaterThanOrEqual(width);
  await page.close();
});

test('on paper all pictures of a marquee stand, each once, and nothing that would move them', async () => {
  const { page } = await open(browser, '/press', 1000);
  await page.emulateMedia({ media: 'print' });
  const row = page.locator('[data-part=marquee] > div');
  const { seen, all, motions } = await row.evaluate((passing) => ({
    seen: [...passing.querySelectorAll('li')].filter((item) => {
      const { left, right } = item.getBoundingClientRect();
      return item.checkVisibility() && left >= 0 && right <= innerWidth;
    }).length,
    all: passing.firstElementChild?.childElementCount,
    motions: passing.getAnimations().length,
  }));
  expect(all).toBeGreaterThan(4);
  expect([seen, motions]).toEqual([all, 0]);
  expect(await page.locator('[data-part=steps]').first().isVisible()).toBe(false);
  await page.close();
});
