import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** A formatted text of one paragraph. */
export const paragraph = (text: string) => [
  {
    _key: 'p',
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{ _key: 's', _type: 'span', text, marks: [] }],
  },
];

/**
 * Clicks a text and replaces it, and tries again until it has these words: a click before the page has found its
 * Studio, or the Studio the document, only opens the field in the form, as a click on everything else does.
 */
export async function type(page: Page, text: Locator, words: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await text.click();
        if (!(await isTyped(text))) return '';
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type(words);
        return text.textContent();
      },
      { interval: 1_000 },
    )
    .toBe(words);
}

/** Whether keystrokes go to a text: it has the focus in its frame, and the frame has it in the Studio. */
export const isTyped = async (text: Locator) =>
  (await text.page().evaluate(() => window.document.activeElement instanceof HTMLIFrameElement)) &&
  text.evaluate((element) => element.contains(element.ownerDocument.activeElement));
