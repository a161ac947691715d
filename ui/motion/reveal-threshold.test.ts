import { expect, it } from 'vitest';
import { revealSteps, revealThreshold } from './reveal-threshold.ts';

it('waits for 80 % of what fits into the window', () => {
  expect(revealThreshold(300, 900)).toBe(0.8);
  expect(revealThreshold(900, 900)).toBe(0.8);
});

it('waits for 80 % of what can be seen of what is taller', () => {
  expect(revealThreshold(1800, 900)).toBeCloseTo(0.4);
  expect(revealThreshold(9_000, 900)).toBeCloseTo(0.08);
  expect(revealThreshold(9_000_000, 900)).toBe(0);
});

it('is looked at before a tall one fills the window', () => {
  for (let height = 900; height < 900 * 150; height += 100) {
    const needed = revealThreshold(height, 900);
    const seenAt = Math.min(...revealSteps.filter((step) => step >= needed));
    expect(seenAt * height, `${height} px`).toBeLessThanOrEqual(900 * 0.845);
  }
});
