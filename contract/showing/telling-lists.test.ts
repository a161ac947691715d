import { defineType } from '@sanity/types';
import { expect, test } from 'vitest';
import { compileTypes } from '../reading/compile-types.ts';
import { tellingLists } from './telling-lists.ts';

const type = compileTypes([
  defineType({ name: 'mixed', type: 'array', of: [{ type: 'string' }, { type: 'number' }] }),
]).get('mixed');
if (!type) throw new Error('The type was not compiled.');
const mixed = type;

test('a list in which nothing may stand twice is made of values that differ, though some are told twice', () => {
  const lists = [
    ...tellingLists(mixed, { unique: true, min: 3 }, ({ name }) =>
      name === 'string' ? ['a', 'a', 'b'] : [1, 1],
    ),
  ];
  expect(lists).toContainEqual(['b', 'a', 1]);
  for (const list of lists) expect(list).toEqual([...new Set(list)]);
});

test.each([[true], [false]])(
  'a list that demands several items has some of each sort, whether or not they may be alike: %s',
  (unique) => {
    const lists = [
      ...tellingLists(mixed, { unique, min: 3 }, ({ name }) =>
        name === 'string' ? ['a', 'b', 'c'] : [1, 2],
      ),
    ];
    expect(lists).toContainEqual(['c', 'a', 1]);
  },
);
