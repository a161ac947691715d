import type { Page } from 'playwright';

const selects = '[data-part="select"] > select:not(:disabled)';

/** Points at every select and phone field of a page that React runs, and waits until listboxes have replaced them. */
export async function touchFields(page: Page): Promise<void> {
  await page.waitForFunction((selects) => {
    if (document.readyState === 'loading') return false; // the fields are still to come
    for (const field of document.querySelectorAll(`${selects}, [data-part="phone"] > input`))
      field.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return (
      !document.querySelector(selects) &&
      !document.querySelector('[data-part="phone"] > input[type=tel][name]:not(:disabled)')
    );
  }, selects);
}
