import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

const paragraph = (text: string) => ({
  _key: 'a',
  _type: 'block' as const,
  style: 'normal' as const,
  listItem: undefined,
  level: undefined,
  markDefs: [],
  children: [{ _key: 'b', _type: 'span' as const, text, marks: [] }],
});

test('a text of 660 words takes three minutes, an empty one still one', () => {
  expect(readingMinutes([paragraph('word '.repeat(660).trim())])).toBe(3);
  expect(readingMinutes([])).toBe(1);
});
