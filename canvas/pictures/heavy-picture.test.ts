import { expect, test } from 'vitest';
import { isTooHeavy } from './heavy-picture.ts';

test('pictures of 5 MB and more are too heavy, but for those that move or are drawn by lines', () => {
  const size = 5_000_000;
  expect(isTooHeavy({ type: 'image/jpeg', size })).toBe(true);
  expect(isTooHeavy({ type: 'image/jpeg', size: 4_999_999 })).toBe(false);
  for (const type of ['image/gif', 'image/svg+xml', 'video/mp4', ''])
    expect(isTooHeavy({ type, size })).toBe(false);
});
