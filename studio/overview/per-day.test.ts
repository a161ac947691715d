import { expect, test } from 'vitest';
import { beginOf, maxCounted, perDay, sayCount } from './per-day.ts';

test('what happened is counted by the days on which it did, today last, and older things not at all', () => {
  const now = new Date(2024, 2, 3, 15, 30);
  const at = (day: number, hour: number) => new Date(2024, 2, day, hour).toISOString();
  const counted = perDay([at(3, 0), at(3, 15), at(2, 23), at(1, 12), at(-5, 12)], 3, now);
  expect(counted.map(({ count }) => count)).toEqual([1, 1, 2]);
  expect(counted[0]?.day).toEqual(new Date(2024, 2, 1));
});

test('what is asked for begins before the first of the days, wherever the browser is', () => {
  expect(beginOf(3, Date.UTC(2024, 2, 3, 15, 30))).toBe('2024-02-28');
});

test('where only the latest were asked for, more may have happened', () => {
  expect(sayCount(1, 'One page', 'pages')).toBe('One page');
  expect(sayCount(2, 'One page', 'pages')).toBe('2 pages');
  expect(sayCount(maxCounted, 'One page', 'pages')).toBe('At least the latest 2000 pages');
});
