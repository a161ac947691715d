import type { Locator, Page } from 'playwright';

/**
 * Scrolls until a share of an element, or of the window where the element is taller, is visible at the bottom of the
 * window.
 */
export async function showShare(element: Locator, share: number): Promise<void> {
  await element.evaluate((shown, part) => {
    const { top, height } = shown.getBoundingClientRect();
    const seen = part * Math.min(height, innerHeight);
    scrollBy({ top: top - innerHeight + seen, behavior: 'instant' });
  }, share);
}

/** Resolves when the page has drawn `count` frames. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
