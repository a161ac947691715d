import { spring } from 'motion';
import { expect, test } from 'vitest';
import { springs } from './springs.ts';

test.each(Object.entries(springs))(
  'the spring "%s" is seen to arrive after 250 to 450 ms, and goes hardly beyond its place',
  (_, { visualDuration, bounce }) => {
    const { next } = spring({ keyframes: [0, 1], visualDuration, bounce });
    const way = Array.from({ length: 60 }, (_, frame) => next(frame * 20).value);
    expect(visualDuration).toBeGreaterThanOrEqual(0.25);
    expect(visualDuration).toBeLessThanOrEqual(0.45);
    expect(way[Math.round((visualDuration * 1_000) / 20)]).toBeGreaterThan(0.9);
    expect(Math.max(...way)).toBeLessThan(1.02);
    expect(way.at(-1)).toBeCloseTo(1, 3);
  },
);
