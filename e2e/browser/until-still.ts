import type { Locator } from 'playwright';
import { expect } from 'vitest';

/**
 * Resolves when an element is visible and the page no longer scrolls to it: a click on something that moves would miss.
 */
export async function untilStill(moving: Locator): Promise<void> {
  let before = '';
  const isStill = async () => {
    const box = await moving.boundingBox({ timeout: 500 }).catch(() => null);
    const now = box ? JSON.stringify(box) : '';
    const isSame = now !== '' && now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isStill, { interval: 500 }).toBe(true);
}
