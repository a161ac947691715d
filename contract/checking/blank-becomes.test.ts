import { expect, test } from 'vitest';
import { blankBecomes, whatBlankBecomes } from './blank-becomes.ts';

test.each(['', ' ', '\n\t', '\u00a0'])('a text without anything to read becomes the other: %j', (blank) => {
  expect(blankBecomes('Title')(blank)).toBe('Title');
  expect(blankBecomes(null)(blank)).toBe(null);
});

test('all else stays as it is, with the space around it', () => {
  expect(blankBecomes('Title')(' a ')).toBe(' a ');
  expect(blankBecomes('Title')(null)).toBe(null);
});

test('what a change does is known of those that are made here alone', () => {
  expect(whatBlankBecomes(blankBecomes(null))).toBe(null);
  expect(whatBlankBecomes(blankBecomes(''))).toBe('');
  expect(whatBlankBecomes((text: string) => text)).toBe(undefined);
});
