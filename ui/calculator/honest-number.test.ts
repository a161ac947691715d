import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundHonestly, sayExactly, sayRange, sayRoughly } from './honest-number.ts';

test.each([
  [0, '0'],
  [0.4, '0'],
  [0.6, '1'],
  [7.46, '7.5'],
  [99.6, '100'],
  [1_249, '1,200'],
  [24_317, '24,000'],
  [949_999, '950,000'],
  [999_999, '1 million'],
  [1_234_567, '1.2 million'],
  [56_700_000_000, '57 billion'],
  [4.81e13, '48 trillion'],
  [4.81e17, '480,000 trillion'],
])('%d is said as "%s"', (value, words) => {
  expect(sayRoughly(value)).toBe(words);
});

test('a range says its ends, and one number where they are the same', () => {
  expect(sayRange(24_317, 1.6)).toBe('15,000 to 39,000');
  expect(sayRange(24_317, 1)).toBe('24,000');
  expect(sayRange(0, 1.6)).toBe('0');
});

test('what a visitor has entered is said as it is', () => {
  expect(sayExactly(1_234_567)).toBe('1,234,567');
  expect(sayExactly(0.125)).toBe('0.13');
});

const amount = fc.double({ min: 0, max: 1e15, noNaN: true });

test('rounding is never off by more than a twentieth, and keeps the order', () => {
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      if (one >= 1) expect(Math.abs(roundHonestly(one) - one) / one).toBeLessThanOrEqual(0.05);
      if (one <= other) expect(roundHonestly(one)).toBeLessThanOrEqual(roundHonestly(other));
      expect(sayRoughly(one)).toMatch(/^\d{1,3}(,\d{3})*(\.\d)?( (m|b|tr)illion)?$/);
    }),
  );
});
