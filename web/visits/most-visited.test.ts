import { expect, test } from 'vitest';
import { MostVisited } from './most-visited.ts';

test('pages are put in the order in which all fronts together were asked for them', () => {
  const visited = new MostVisited();
  visited.take([
    ['/a', 2],
    ['/b', 3],
  ]);
  visited.take([
    ['/a', 2],
    ['/c', 1],
  ]);
  expect(visited.paths(9)).toEqual(['/a', '/b', '/c']);
  expect(visited.paths(1)).toEqual(['/a']);
});

test('what was asked for lately comes before what was asked for long ago', () => {
  const visited = new MostVisited();
  visited.take([['/once', 60_000]]);
  for (let told = 0; told < 10; told += 1) visited.take([['/now', 30_000]]);
  expect(visited.paths(9)).toEqual(['/now', '/once']);
});

test('however many pages are asked for, those most asked for are kept and no more than some thousand', () => {
  const visited = new MostVisited();
  for (let from = 0; from < 50_000; from += 1_000) {
    visited.take(Array.from({ length: 1_000 }, (_, index) => [`/${from + index}`, 1]));
    visited.take([['/often', 5]]);
  }
  expect(visited.paths(99_999).length).toBeLessThanOrEqual(5_000);
  expect(visited.paths(1)).toEqual(['/often']);
});
