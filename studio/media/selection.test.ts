import { expect, test } from 'vitest';
import { rangeBetween, stepFrom } from './selection.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

test('arrows lead through the grid and not beyond its edges', () => {
  const from = (id: string, key: string) => stepFrom(ids, id, key, 2);
  expect(from('a', 'ArrowRight')).toBe('b');
  expect(from('a', 'ArrowDown')).toBe('c');
  expect(from('d', 'ArrowUp')).toBe('b');
  expect(from('c', 'Home')).toBe('a');
  expect(from('c', 'End')).toBe('e');
  for (const [id, key] of [
    ['a', 'ArrowLeft'],
    ['b', 'ArrowUp'],
    ['e', 'ArrowRight'],
    ['d', 'ArrowDown'],
    ['a', 'x'],
  ] as const)
    expect(from(id, key)).toBeUndefined();
});

test('what lies between two is the same from either end', () => {
  expect(rangeBetween(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeBetween(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rangeBetween(ids, 'gone', 'b')).toEqual(['b']);
});
