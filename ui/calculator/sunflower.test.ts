import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInShare, placeDots, spiralsPath } from './sunflower.ts';

test('dots fill the ring, and none lies on another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 360 }), (count) => {
      const dots = placeDots(count, 26, 96);
      const radii = dots.map(({ x, y }) => Math.hypot(x, y));
      expect(Math.min(...radii)).toBeGreaterThanOrEqual(26);
      expect(Math.max(...radii)).toBeLessThanOrEqual(96);
      const nearest = dots
        .slice(1)
        .map((dot, index) => Math.hypot(dot.x - (dots[index]?.x ?? 0), dot.y - (dots[index]?.y ?? 0)));
      expect(Math.min(...nearest, 99)).toBeGreaterThan(5);
    }),
  );
});

test('a share of the dots is spread evenly, and is that share', () => {
  const marked = (percent: number) =>
    Array.from({ length: 100 }, (_, index) => isInShare(index, percent)).filter(Boolean).length;
  expect([0, 1, 35, 70, 100].map(marked)).toEqual([0, 1, 35, 70, 100]);
});

test('no dot, one dot and few dots are drawn without a line to nowhere', () => {
  for (const count of [0, 1, 2, 5, 13]) expect(spiralsPath(placeDots(count, 26, 96))).not.toContain('NaN');
  expect(spiralsPath([])).toBe('');
});
