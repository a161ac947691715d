import { expect, test } from 'vitest';
import { stepDistance } from './step-distance.ts';

// Items of 100, 200 and 300 px, 48 px apart.
const copy = 744;
const at = (passed: number) => [0, 148, 396].map((offset) => offset - passed);

test('a step leads to the item that comes next, or to the one before', () => {
  expect(stepDistance(at(0), copy, 1)).toBe(148);
  expect(stepDistance(at(148), copy, 1)).toBe(248);
  expect(stepDistance(at(148), copy, -1)).toBe(-148);
});

test('within an item the step back leads to its beginning', () => {
  expect(stepDistance(at(100), copy, 1)).toBe(48);
  expect(stepDistance(at(100), copy, -1)).toBe(-100);
});

test('the row has no end on either side', () => {
  expect(stepDistance(at(396), copy, 1)).toBe(348);
  expect(stepDistance(at(0), copy, -1)).toBe(-348);
});

test('what stands there to a pixel is not stepped to', () => {
  expect(stepDistance(at(147.6), copy, 1)).toBeCloseTo(248.4);
  expect(stepDistance(at(0.4), copy, -1)).toBeCloseTo(-348.4);
});
