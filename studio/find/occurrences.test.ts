import { expect, test } from 'vitest';
import { occurrencesIn, replacedIn, type Sought } from './occurrences.ts';

const sought = (words: string, how: Partial<Sought> = {}): Sought => ({
  words,
  isCaseKept: false,
  isWholeWord: false,
  ...how,
});
const found = (text: string, how: Sought) =>
  occurrencesIn(text, how).map(({ start, end }) => text.slice(start, end));

test.each([
  ['however it is written', 'Key, key and keys', sought('key'), ['Key', 'key', 'key']],
  ['as it is written', 'Key, key and keys', sought('key', { isCaseKept: true }), ['key', 'key']],
  ['as whole words', 'Key, key and keys', sought('key', { isWholeWord: true }), ['Key', 'key']],
  [
    'as whole words beside letters of any alphabet',
    'Übung, bung',
    sought('bung', { isWholeWord: true }),
    ['bung'],
  ],
  ['with signs that mean something elsewhere', 'Why (not)? a.b a+b', sought('(not)?'), ['(not)?']],
  [
    'over spaces that do not break',
    'Acme\u00a0Inc, Acme Inc',
    sought('acme inc'),
    ['Acme\u00a0Inc', 'Acme Inc'],
  ],
  [
    'with an accent beside its letter or in it',
    'Cafe\u0301, Caf\u00e9',
    sought('caf\u00e9'),
    ['Cafe\u0301', 'Caf\u00e9'],
  ],
  ['without the accent that makes it another letter', 'Cafe\u0301, Cafe', sought('Cafe'), ['Cafe']],
  ['one after the other', 'aaaa', sought('aa'), ['aa', 'aa']],
  ['not at all without words', 'text', sought(''), []],
])('words are found %s', (_how, text, how, words) => {
  expect(found(text, how)).toEqual(words);
});

test('other words take the place of those that are chosen, whatever signs they hold', () => {
  const text = 'old, Old, old';
  const [first, , last] = occurrencesIn(text, sought('old'));
  expect(
    replacedIn(
      text,
      [last, first].filter((place) => place !== undefined),
      '$& new',
    ),
  ).toBe('$& new, Old, $& new');
});

test.each([
  [
    'a capital is kept at the beginning of a sentence',
    'Old keys. Keys of old.',
    'keys',
    'locks',
    'Old locks. Locks of old.',
  ],
  [
    'words that have a spelling of their own keep it',
    'Keys, keys',
    'keys',
    'iPads of all',
    'iPads of all, iPads of all',
  ],
  ['who looks for a capital says what stands there', 'Keys and keys', 'Keys', 'locks', 'locks and locks'],
  ['what is no letter has no capital', 'Keys', 'keys', '2 locks', '2 locks'],
])('%s', (_what, text, words, by, after) => {
  expect(replacedIn(text, occurrencesIn(text, sought(words)), by)).toBe(after);
});
