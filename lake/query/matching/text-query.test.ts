import { expect, test } from 'vitest';
import { textMeets } from './text-query.ts';

const fruit = {
  a: ['red apple pie'],
  b: ['green apple'],
  c: { title: 'pie of red', body: ['and apple'] },
  d: [{ _type: 'block', children: ['An ', 'Apple', ' pie'].map((text) => ({ _type: 'span', text })) }],
};
const find = (search: unknown) =>
  Object.entries(fruit).flatMap(([id, value]) => (textMeets(value, search) ? id : []));

test.each([
  ['apple pie', 'acd'],
  ['"apple pie"', 'ad'],
  ['"APPLE  pie" red', 'a'],
  ['apple -pie', 'b'],
  ['-pie', 'b'],
  ['-"apple pie"', 'bc'],
  ['-red-apple apple', 'bcd'],
  ['app* -gre*', 'acd'],
  ['app', ''],
  ['"app"', ''],
  ['"apple pi', ''],
  ['"apple pie', 'acd'],
  ['', 'abcd'],
  [' * ', 'abcd'],
  ['-', 'abcd'],
  ['""', 'abcd'],
  ['?!', ''],
  [null, ''],
])('a search for %s', (search, found) => {
  expect(find(search).join('')).toBe(found);
});

test('words that end one text and begin the next do not follow each other', () => {
  expect(textMeets(['red', 'apple'], '"red apple"')).toBe(false);
  expect(textMeets(['red apple', 'pie'], '"red apple"')).toBe(true);
  expect(textMeets('red redapple', '"red apple"')).toBe(false);
});
