import { expect, it } from 'vitest';
import { revealThreshold } from './reveal-threshold.ts';

it('waits for 80 % of what fits into half the window', () => {
  expect(revealThreshold(300, 900)).toBe(0.8);
  expect(revealThreshold(450, 900)).toBe(0.8);
});

it('can be reached by what is taller than the window', () => {
  expect(revealThreshold(1800, 900)).toBeCloseTo(0.2);
  expect(revealThreshold(9_000_000, 900)).toBe(0.01);
});
