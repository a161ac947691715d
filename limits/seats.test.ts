import { expect, test } from 'vitest';
import { seats } from './seats.ts';

test('each sender has so many seats, and one that is freed is for another time', () => {
  const its = seats(2);
  const [first, second] = [its.take('a'), its.take('a')];
  expect([first, second, its.take('b')]).toEqual([
    expect.any(Function),
    expect.any(Function),
    expect.any(Function),
  ]);
  expect(its.take('a')).toBeUndefined();
  first?.();
  first?.(); // a seat is freed once
  expect(its.take('a')).toBeDefined();
  expect(its.take('a')).toBeUndefined();
});

test('all of them together have no more than there are', () => {
  const its = seats(2, 3);
  const free = its.take('a');
  its.take('a');
  its.take('b');
  expect(its.take('c')).toBeUndefined();
  free?.();
  expect(its.take('c')).toBeDefined();
});
