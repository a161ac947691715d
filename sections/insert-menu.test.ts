import { expect, test } from 'vitest';
import { groupTypes } from './insert-menu.ts';
import { kinds } from './registry.ts';

test('every kind stands in exactly one group of the insert menu', () => {
  const all = Object.keys(kinds);
  const grouped = groupTypes(all).flatMap(({ of }) => of);
  expect(grouped.toSorted()).toEqual(all.toSorted());
});

test('kinds stand in the order of their places, and one that names no group under "More"', () => {
  const { hero, challenge } = kinds;
  const registry = { challenge, 'pricing-table': { ...hero, menu: undefined }, hero };
  expect(groupTypes(Object.keys(registry), registry)).toEqual([
    { name: 'opening', title: 'Opening', of: ['hero', 'challenge'] },
    { name: 'more', title: 'More', of: ['pricing-table'] },
  ]);
});

test('what is shared has a group of its own, and a group in which nothing is offered is left out', () => {
  expect(groupTypes(['hero', 'shared']).map(({ name, of }) => [name, of])).toEqual([
    ['opening', ['hero']],
    ['shared', ['shared']],
  ]);
});
