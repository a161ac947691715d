import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { type Language, someTexts, storableTexts, textsOfCharacters, textsOfLength } from './language.ts';

const has = (language: Language, text: string) =>
  language.test(Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)));
const texts = fc.string({ unit: fc.constantFrom('a', 'é', '界', '👩', '\n'), maxLength: 7 });

test('texts of a length are counted as JavaScript counts, texts of characters as zod does', () => {
  fc.assert(
    fc.property(texts, fc.nat(6), fc.nat(4), (text, min, more) => {
      const max = min + more;
      expect(has(textsOfLength(min, max), text)).toBe(text.length >= min && text.length <= max);
      expect(has(textsOfCharacters(min, max), text)).toBe(
        z.string().min(min).max(max).safeParse(text).success,
      );
      expect(has(textsOfCharacters(min, Number.POSITIVE_INFINITY), text)).toBe(
        z.string().min(min).safeParse(text).success,
      );
    }),
  );
});

test('half a character is in no text, and the first texts of a language are the plainest, then some of two units each', () => {
  expect(has(storableTexts(), '👩')).toBe(true);
  expect(has(storableTexts(), '\ud83d')).toBe(false);
  expect(someTexts(textsOfLength(1, 2), 2)).toEqual(['a', 'aa', '👩']);
});
