import { launchChromium } from '#e2e/browser/launch-chromium.ts';
import { startProduct } from '#e2e/product/start-product.ts';
import { measureFirstTaps } from './first-taps.ts';
import type { Figure } from './measure.ts';
import { measureNextPages } from './next-pages.ts';

/**
 * What a visitor feels of the site: the time from the first tap to its next paint, and from a click to the painted next
 * page.
 */
export async function measureVisits(chromiumPath: string): Promise<Figure[]> {
  const product = await startProduct(() => {});
  const browser = await launchChromium(chromiumPath);
  try {
    const figures = await measureFirstTaps(browser, product.url);
    return [...figures, ...(await measureNextPages(browser, product.url))];
  } finally {
    await browser.close();
    await product.stop();
  }
}
