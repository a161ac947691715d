import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepWithin, nearestStop, stopsOf } from './stops.ts';

test('a linear slider stops at every step, between its ends', () => {
  expect(stopsOf({ scale: 'linear', lowest: 0, highest: 100, step: 25 })).toEqual([0, 25, 50, 75, 100]);
  expect(stopsOf({ scale: 'linear', lowest: 3, highest: 110, step: 50 })).toEqual([3, 50, 100, 110]);
});

test('a logarithmic slider has as much room for tens as for thousands', () => {
  const stops = stopsOf({ scale: 'log', lowest: 0, highest: 100_000, step: 1 });
  const within = (from: number) => stops.filter((stop) => stop >= from && stop < from * 10).length;
  expect([within(10), within(100), within(1_000), within(10_000)]).toEqual([35, 35, 35, 35]);
  expect(stops.slice(0, 13)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(stops).toContain(1_200);
});

const ranges = fc.record({
  scale: fc.constantFrom('linear' as const, 'log' as const),
  lowest: fc.integer({ min: 0, max: 99 }),
  highest: fc.integer({ min: 100, max: 1_000_000 }),
  step: fc.integer({ min: 1, max: 1_000 }),
});

test('whatever its range, a slider has both ends, rises, and no more stops than pixels', () => {
  fc.assert(
    fc.property(ranges, (range) => {
      const stops = stopsOf(range);
      expect([stops[0], stops.at(-1)]).toEqual([range.lowest, range.highest]);
      expect(stops.every((stop, index) => index === 0 || stop > (stops[index - 1] ?? stop))).toBe(true);
      expect(stops.length).toBeLessThanOrEqual(402);
    }),
  );
});

test('a number is kept within the range, whole, and finds the stop beside it', () => {
  fc.assert(
    fc.property(ranges, fc.double({ noNaN: true, min: -1e12, max: 1e12 }), (range, value) => {
      const kept = keepWithin(range, value);
      expect(Number.isInteger(kept) && kept >= range.lowest && kept <= range.highest).toBe(true);
      const stops = stopsOf(range);
      const distance = Math.abs((stops[nearestStop(stops, kept)] ?? Number.NaN) - kept);
      expect(stops.every((stop) => Math.abs(stop - kept) >= distance)).toBe(true);
    }),
  );
});
