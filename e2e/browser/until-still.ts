import type { Locator } from 'playwright';
import { expect } from 'vitest';

/** Resolves when the page has glided to what was put in: what moves under the pointer is not hit. */
export async function untilStill(moving: Locator): Promise<void> {
  let before = '';
  const isStill = async () => {
    const now = JSON.stringify(await moving.boundingBox());
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isStill, { interval: 500 }).toBe(true);
}
