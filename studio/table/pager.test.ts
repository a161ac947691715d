import { expect, test } from 'vitest';
import { withinList } from './pager.tsx';

test('whoever deletes the last of a part of a list is led to the part before it', () => {
  expect(withinList(50, 51, 50)).toBe(50);
  expect(withinList(50, 50, 50)).toBe(0);
  expect(withinList(150, 101, 50)).toBe(100);
  expect(withinList(50, 0, 50)).toBe(0);
  expect(withinList(0, 7, 50)).toBe(0);
});
