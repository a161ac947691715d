import { expect, test } from 'vitest';
import { menuGroups } from './menu-groups.ts';
import { kinds } from './registry.ts';

test('every kind stands in exactly one group of the insert menu', () => {
  const all = Object.keys(kinds);
  const grouped = menuGroups(all).flatMap(({ of }) => of);
  expect(grouped.toSorted()).toEqual(all.toSorted());
});

test('a kind that no group names is found under "More"', () => {
  expect(menuGroups(['hero', 'pricing-table']).at(-1)).toEqual({
    name: 'more',
    title: 'More',
    of: ['pricing-table'],
  });
});
