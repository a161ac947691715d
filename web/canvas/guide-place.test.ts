import { expect, test } from 'vitest';
import { placeBeside } from './guide-place.ts';

const window = { width: 1000, height: 800 };
const panel = { width: 300, height: 150 };
const place = (top: number, left: number, height = 50) =>
  placeBeside({ top, left, width: 200, height }, panel, window);

test('it stands below what it tells of, and above it where there is no room below', () => {
  expect(place(100, 40)).toEqual({ top: 162, left: 40 });
  expect(place(700, 40)).toEqual({ top: 538, left: 40 });
});

test('it never leaves the window, whatever it tells of', () => {
  expect(place(100, 990)).toEqual({ top: 162, left: 684 });
  expect(place(-50, -20, 900)).toEqual({ top: 634, left: 16 });
  expect(place(2000, 0)).toEqual({ top: 634, left: 16 });
  expect(placeBeside(undefined, panel, window)).toEqual({ top: 634, left: 350 });
});
