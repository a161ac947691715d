// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { onceDone } from './once-done.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Work that cannot be done yet, and how often it was tried. */
function work() {
  const state = { tries: 0, isReady: false };
  return Object.assign(state, {
    does() {
      state.tries += 1;
      return state.isReady;
    },
  });
}

test('what can be done is done at once, and no second time', async () => {
  const ready = Object.assign(work(), { isReady: true });
  onceDone(ready.does);
  await frame();
  expect(ready.tries).toBe(1);
});

test('what cannot be done yet is tried at every frame until it can', async () => {
  const later = work();
  onceDone(later.does);
  await expect.poll(() => later.tries).toBeGreaterThan(2);
  later.isReady = true;
  const before = later.tries;
  await expect.poll(() => later.tries).toBe(before + 1);
  await frame();
  await frame();
  expect(later.tries).toBe(before + 1);
});

test.each([
  ['the editor presses something', () => window.dispatchEvent(new Event('pointerdown'))],
  ['it is given up', (giveUp: () => void) => giveUp()],
])('nothing is tried any more once %s', async (_when, leave) => {
  const never = work();
  const giveUp = onceDone(never.does);
  await frame();
  leave(giveUp);
  const before = never.tries;
  await frame();
  await frame();
  expect(never.tries).toBe(before);
});
