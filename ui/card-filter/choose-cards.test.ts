import { expect, test } from 'vitest';
import { chooseCards, countOptions } from './choose-cards.ts';

const card = (key: string, severity: string, category: string | null) => ({
  key,
  words: `${key} key`,
  facets: { severity, category },
});
const cards = [card('a', 'high', 'Keys'), card('b', 'low', 'Keys'), card('c', 'low', null)];
const choice = (facets: Record<string, string[]>, search = '', order = '') => ({ search, facets, order });
const keysOf = (chosen: { key: string }[]) => chosen.map(({ key }) => key).join('');

test('a card is left when it has all words and, in every facet, one of the options', () => {
  expect(keysOf(chooseCards(cards, choice({})))).toBe('abc');
  expect(keysOf(chooseCards(cards, choice({ severity: [], category: [] })))).toBe('abc');
  expect(keysOf(chooseCards(cards, choice({ severity: ['high', 'low'], category: ['Keys'] })))).toBe('ab');
  expect(keysOf(chooseCards(cards, choice({ severity: ['low'] }, 'KEY b')))).toBe('b');
  expect(keysOf(chooseCards(cards, choice({ category: ['Keys'] }, 'c')))).toBe('');
});

test('an order places the cards, and those that it does not know at the end', () => {
  const orders = [
    { name: 'usual', label: 'Usual' },
    { name: 'other', label: 'Other', keys: ['c', 'a'] },
  ];
  expect(keysOf(chooseCards(cards, choice({}, '', 'other'), orders))).toBe('cab');
  expect(keysOf(chooseCards(cards, choice({}, '', 'usual'), orders))).toBe('abc');
});

test('the options of a facet are counted under the words and the other facets, not under each other', () => {
  expect([...countOptions(cards, choice({ severity: ['high'] }), 'severity')]).toEqual([
    ['high', 1],
    ['low', 2],
  ]);
  expect([...countOptions(cards, choice({ severity: ['low'] }), 'category')]).toEqual([['Keys', 1]]);
});

test('a card may stand for several options of a facet', () => {
  const cards = [
    { key: 'a', words: '', facets: { place: ['Lisbon', 'Remote'] } },
    { key: 'b', words: '', facets: { place: 'Lisbon' } },
    { key: 'c', words: '', facets: { place: null } },
  ];
  const choice = { search: '', facets: { place: ['Remote'] }, order: '' };
  expect(chooseCards(cards, choice).map(({ key }) => key)).toEqual(['a']);
  expect([...countOptions(cards, choice, 'place')]).toEqual([
    ['Lisbon', 2],
    ['Remote', 1],
  ]);
});
