import { expect, test } from 'vitest';
import { optionalText, textOr } from './contract.ts';

test.each(['', ' ', '\n\t', '\u00a0'])('a text without anything to read is none: %j', (blank) => {
  expect(optionalText.parse(blank)).toBe(null);
  expect(textOr('Title').parse(blank)).toBe('Title');
});

test('any other text stays as it is, with the space around it', () => {
  expect(optionalText.parse(' a ')).toBe(' a ');
  expect(textOr('Title').parse(' a ')).toBe(' a ');
  expect(optionalText.parse(null)).toBe(null);
});
