import { expect, test } from 'vitest';
import { firstFree } from './free-path.ts';

test('a path that is taken is given the first number that is free', () => {
  const taken = ['/platform/new-page', '/platform/new-page-3'];
  expect(firstFree('/new-page', taken)).toBe('/new-page');
  expect(firstFree('/platform/new-page', taken)).toBe('/platform/new-page-2');
  expect(firstFree('/platform/new-page', [...taken, '/platform/new-page-2'])).toBe('/platform/new-page-4');
});
