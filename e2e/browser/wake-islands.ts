import type { Page } from 'playwright';

/**
 * Touches every island of a page that has no framework, and waits until all of them answer; on other pages React has
 * already woken them.
 */
export async function wakeIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (!customElements.get('tessera-island')) return;
    for (const island of document.querySelectorAll('tessera-island'))
      island.dispatchEvent(new PointerEvent('pointermove'));
  });
  await page.waitForFunction(
    () =>
      !customElements.get('tessera-island') || !document.querySelector('tessera-island:not([data-ready])'),
  );
}
