import { expect, test } from 'vitest';
import { numberRange } from './number-range.ts';
import type { Rules } from './rules.ts';

test.each<[string, Rules, number | undefined, number | undefined]>([
  ['without rules', {}, undefined, undefined],
  ['from and up to a limit', { min: 1, max: 5 }, 1, 5],
  ['above and below one', { above: 0, below: 1 }, 0.25, 0.75],
  ['whole ones above and below', { above: 3, below: 5, integer: true }, 4, 4],
  ['whole ones between broken limits', { min: 1.5, max: 4.5, integer: true }, 2, 4],
  ['with one decimal place', { min: 0.3, max: 0.9, precision: 1 }, 0.5, 0.5],
  ['with one decimal place between halves', { min: 0.6, max: 0.9, precision: 1 }, 0.6, 0.9],
  ['with two decimal places between quarters', { above: 0.28, below: 0.3, precision: 2 }, 0.29, 0.29],
  ['the stricter of two limits', { min: 2, above: 2, max: 9, below: 10 }, 2.25, 9],
])('numbers %s', (_what, rules, lowest, highest) => {
  expect(numberRange(rules)).toMatchObject({ lowest, highest });
});

test('between limits that are close there are numbers, too', () => {
  const { lowest = 0, highest = 0 } = numberRange({ above: 0, below: 0.0001 });
  expect(lowest).toBeGreaterThan(0);
  expect(highest).toBeLessThan(0.0001);
  expect(lowest).toBeLessThanOrEqual(highest);
});

test('where rules permit none, the lowest is above the highest', () => {
  expect(numberRange({ above: 3, below: 4, integer: true })).toMatchObject({ lowest: 4, highest: 3 });
});
