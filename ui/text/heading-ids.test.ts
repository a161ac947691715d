import { expect, test } from 'vitest';
import { headingIds } from './heading-ids.ts';

test('no two headings have the same id, whatever their words and numbers', () => {
  expect(headingIds(['a', 'A', 'a 2', 'a!'])).toEqual(['a', 'a-2', 'a-2-2', 'a-3']);
});

test('an id that something else on the page has is left to it', () => {
  expect(headingIds(['Main', 'Prices'], ['main', 'prices'])).toEqual(['main-2', 'prices-2']);
});
