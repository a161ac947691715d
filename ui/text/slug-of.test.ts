import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['Über uns: 2 Wege', 'uber-uns-2-wege'],
  ['Что нового? Ёлка', 'что-нового-елка'],
  ['がんばる', 'がんばる'],
  ['हिन्दी में', 'हिन्दी-में'],
  ['한국어', '한국어'],
  ['…', ''],
])('"%s" stands in an address as "%s", as its readers write it', (words, slug) => {
  expect(slugOf(words)).toBe(slug);
});
