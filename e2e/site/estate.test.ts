import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '../browser/violations-of.ts';
import { launch, url } from '../setup/site.ts';

// Only a browser applies `:has()`, moves among radio buttons by keyboard, and knows what is visible and what a screen
// reader hears.
const browser = await launch();

async function visitHome(options = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

const estateOf = (page: Page) => page.getByRole('group', { name: 'A small estate' });
const shown = (page: Page) => estateOf(page).getByRole('status').filter({ visible: true });

test.each([
  ['with its scripts', true],
  ['without JavaScript', false],
])('%s, whoever chooses an identity and ends its key is told what stops', async (_, javaScriptEnabled) => {
  const page = await visitHome({ javaScriptEnabled });
  const estate = estateOf(page);
  expect(await estate.getByRole('radio', { checked: true }).count()).toBe(1);
  expect(await estate.locator('dl').filter({ visible: true }).innerText()).toContain('nobody yet');
  await estate.getByText('ci-deploy').first().click();
  expect(await estate.locator('dl').filter({ visible: true }).innerText()).toContain('cluster, registry');
  expect(await shown(page).innerText()).toMatch(/^What would stop\?/);
  await estate.getByText('End this key').filter({ visible: true }).click();
  expect(await shown(page).innerText()).toMatch(/^Ended\. This stops: deploys of fourteen services/);
  await page.context().close();
});

test('arrow keys go from identity to identity, Tab on to the switch, and Space turns it', async () => {
  const page = await visitHome();
  await estateOf(page).getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.closest('label')?.innerText)).toBe('ci-deploy');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await shown(page).innerText()).toMatch(/^Ended\./);
  await page.context().close();
});

test('nothing moves on the page while identities are chosen and ended', async () => {
  const page = await visitHome({ viewport: { width: 390, height: 844 } });
  const heightOf = () => estateOf(page).evaluate((estate) => estate.getBoundingClientRect().height);
  const heights = new Set([await heightOf()]);
  for (const label of await estateOf(page).locator('label:has([type=radio])').all()) {
    await label.click();
    heights.add(await heightOf());
    await estateOf(page).getByText('End this key').filter({ visible: true }).click();
    heights.add(await heightOf());
  }
  expect(heights.size).toBe(1);
  await page.context().close();
});

test('names stand on two lines at most at 320 px, within the drawing and no word broken, and axe finds nothing', async () => {
  const page = await visitHome({ viewport: { width: 320, height: 844 } });
  const { names, badly } = await estateOf(page)
    .locator('[style*="top:"] > span:not(:empty)')
    .evaluateAll((names) => {
      const badly = names
        .filter((name) => {
          const { left, right, height } = name.getBoundingClientRect();
          const stage = name.closest('fieldset')?.getBoundingClientRect();
          const letters = document.createRange();
          const isBroken = (name.textContent ?? '').split(' ').some((word, at, words) => {
            const from = words.slice(0, at).join(' ').length + Math.min(at, 1);
            const text = name.firstChild;
            if (!text) return false;
            letters.setStart(text, from);
            letters.setEnd(text, from + word.length);
            return letters.getClientRects().length > 1;
          });
          return isBroken || !stage || left < stage.left || right > stage.right || height > 36;
        })
        .map((name) => name.textContent);
      return { names: names.length, badly };
    });
  expect(names).toBeGreaterThan(10);
  expect(badly).toEqual([]);
  expect(await violationsOf(page, { within: 'fieldset' })).toEqual([]);
  await page.context().close();
});

test('the light that runs along a line rests for whoever asked for calm', async () => {
  const runningFor = async (reducedMotion: 'reduce' | 'no-preference') => {
    const page = await visitHome({ reducedMotion });
    const running = await estateOf(page).evaluate(
      (estate) =>
        estate.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    );
    await page.context().close();
    return running;
  };
  expect(await runningFor('no-preference')).toBe(1);
  expect(await runningFor('reduce')).toBe(0);
});
