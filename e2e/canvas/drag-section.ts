import type { Frame, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { untilStill } from '../browser/until-still.ts';

/** The bar of the selected section. */
export const barOf = (preview: Frame): Locator => preview.locator('[data-part=section-bar]');

/** The sections with this heading. */
export const sectionOf = (preview: Frame, title: string): Locator =>
  preview
    .locator('[data-sections] > [data-section]')
    .filter({ has: preview.getByRole('heading', { name: title, exact: true }) })
    .locator('section');

/** Takes the selected section by its bar; resolves with the x position at which it is held, in pixels. */
export async function takeSection(page: Page, preview: Frame): Promise<number> {
  // The page may still scroll to the section.
  await untilStill(barOf(preview));
  const handle = await barOf(preview).getByRole('button', { name: /drag/ }).boundingBox();
  const [x, y] = [(handle?.x ?? 0) + 12, (handle?.y ?? 0) + 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 12, { steps: 3 });
  return x;
}

/**
 * Holds what is dragged on the page at the upper edge of a section, until the line shows that it would be dropped
 * before that section. `moveTo` moves the pointer or the finger to a height in the window, in pixels.
 */
export async function holdBefore(
  preview: Frame,
  section: Locator,
  moveTo: (y: number) => Promise<void>,
): Promise<void> {
  const line = preview.locator('[data-part=drop-line]');
  // The line appears only after a move was heard, so waiting for it here would never end.
  const topOf = async (at: Locator) =>
    (await at.boundingBox({ timeout: 500 }).catch(() => null))?.y ?? Number.NaN;
  await expect
    .poll(async () => {
      const edge = await topOf(section);
      if (Number.isNaN(edge)) return false;
      await moveTo(edge + 5);
      const drawn = await topOf(line);
      // While the page scrolls under the pointer, the line may still lie where the section was before.
      const isAtRest = Math.abs((await topOf(section)) - edge) < 2;
      return isAtRest && Math.abs(drawn - edge) < 8;
    })
    .toBe(true);
}

/** Drags the selected section by its bar to before another one; `meanwhile` runs while it is held. */
export async function dragBefore(
  page: Page,
  preview: Frame,
  title: string,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const x = await takeSection(page, preview);
  await meanwhile?.();
  await holdBefore(preview, sectionOf(preview, title), pointerAt(page, x));
  await page.mouse.up();
}

/**
 * Moves the pointer to a height in the window, at this distance from the left. It moves even if it is already there,
 * because a page only hears of moves.
 */
export const pointerAt =
  (page: Page, x: number) =>
  async (y: number): Promise<void> => {
    await page.mouse.move(x, y - 2, { steps: 3 });
    await page.mouse.move(x, y);
  };
