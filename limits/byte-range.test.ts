import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test('the beginning, the middle and the end of a file can be asked for', () => {
  expect(readRange('bytes=0-9', 100)).toEqual({ start: 0, end: 9 });
  expect(readRange('bytes=90-', 100)).toEqual({ start: 90, end: 99 });
  expect(readRange('bytes=-5', 100)).toEqual({ start: 95, end: 99 });
  expect(readRange('bytes=50-500', 100)).toEqual({ start: 50, end: 99 });
  expect(readRange('bytes=-500', 100)).toEqual({ start: 0, end: 99 });
});

test('what is not one range means the whole file', () => {
  expect(readRange(undefined, 100)).toBeNull();
  expect(readRange(null, 100)).toBeNull();
  expect(readRange('bytes=-', 100)).toBeNull();
  expect(readRange('bytes=0-1,5-6', 100)).toBeNull();
  expect(readRange('bytes=9-3', 100)).toBeNull();
});

test('bytes after the end do not exist', () => {
  expect(readRange('bytes=100-', 100)).toBe('outside');
  expect(readRange('bytes=-0', 100)).toBe('outside');
  expect(readRange('bytes=0-', 0)).toBe('outside');
});
