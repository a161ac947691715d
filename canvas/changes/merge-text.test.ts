import { expect, test } from 'vitest';
import { mergeText } from './merge-text.ts';

test('what two have written and taken away in one text is in it, or gone, together', () => {
  expect(mergeText('One two', 'One and two', 'One two')).toBe('One and two');
  expect(mergeText('One two', 'w One two', 'c One a b two')).toBe('c w One a b two');
  expect(mergeText('One two', 'One', 'One two new')).toBe('One new');
  expect(mergeText('One two', 'One two three', '')).toBe(' three');
  expect(mergeText('', 'mine', 'theirs')).toBe('theirsmine');
  expect(mergeText('One two', 'two', 'One')).toBe('');
  expect(mergeText('a 😀 b', 'a 😀! b', 'c a 😀 b')).toBe('c a 😀! b');
});
