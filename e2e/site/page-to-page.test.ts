import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { launch, open, untilAwake, url } from '../setup/site.ts';

const browser = await launch();

// Only a browser has transitions between two documents.
test('the picture of a card grows into the cover of the post that it leads to', async () => {
  const { page, errors } = await open(browser, '/blog');
  await noteTransitions(page);
  const card = page.locator('main article').filter({ has: page.locator('img') });
  // If only the head of a page has loaded when it is shown, it has no cover yet, and the card fades.
  await expect
    .poll(async () => {
      await page.goto(`${url}/blog`);
      await untilAwake(page);
      await card.first().getByRole('link').first().click();
      await page.waitForURL('**/blog/*');
      return drawnOfCover(page);
    })
    .toEqual(['new', 'old']);
  expect(errors).toEqual([]);
  await page.close();
});

test('a cover to which no card led comes with its page', async () => {
  const { page } = await open(browser, '/pricing');
  await noteTransitions(page);
  await expect
    .poll(async () => {
      await page.goto(`${url}/pricing`);
      await untilAwake(page);
      await page.getByRole('contentinfo').locator('a[href^="/blog/"]').first().click();
      await page.waitForURL('**/blog/*');
      return drawnOfCover(page);
    })
    .toEqual(['new']);
  await page.close();
});

/** Makes every page that is loaded note what of a cover takes part in its transition. */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      // A transition that the browser gives up is noted as well.
      await viewTransition?.ready.catch(() => {});
      const drawn = document.documentElement
        .getAnimations({ subtree: true })
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null) ?? [])
        .flatMap((name) => /^::view-transition-(old|new)\(cover\)/.exec(name)?.[1] ?? []);
      document.documentElement.dataset.drawn = [...new Set(drawn)].toSorted().join(' ');
    });
  });

const drawnOfCover = async (page: Page) =>
  (await page.locator('html[data-drawn]').getAttribute('data-drawn'))?.split(' ') ?? [];
