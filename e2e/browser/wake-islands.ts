import type { Page } from 'playwright';

/** Touches every island of a page that has no framework, and waits until all answer; elsewhere React has woken them itself. */
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
