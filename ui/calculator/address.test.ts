import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressWithCounts, namesOf, readCounts } from './address.ts';
import type { Quantity } from './estimate.ts';
import { areSame, countsOf } from './presets.ts';
import { readNumber } from './read-number.ts';

const quantity = (name: string, lowest: number, highest: number, initial: number): Quantity => ({
  key: name,
  name,
  label: name,
  hint: null,
  unit: null,
  scale: 'log',
  lowest,
  highest,
  step: 1,
  initial,
  isPeople: false,
  brings: [],
});
const quantities = [quantity('employees', 10, 100_000, 1_200), quantity('Cloud accounts', 1, 2_000, 24)];

test.each([
  ['2000', 2_000],
  [' 2,000 ', 2_000],
  ['2.000', 2_000],
  ['2 000 000', 2_000_000],
  ['2’000', 2_000],
  ['2k', 2_000],
  ['1.5 M', 1_500_000],
  ['2.6', 3],
  ['-7', -7],
  ['+7', 7],
  ['', null],
  ['  ', null],
  ['many', null],
  ['12 apples', null],
  ['1e5', null],
  ['Infinity', null],
  ['0x10', null],
  ['--2', null],
  ['9'.repeat(400), null],
])('"%s" is read as %s', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test('an address brings back what differs from the first state, and keeps what it is not about', () => {
  const address = addressWithCounts(
    quantities,
    [2_000, 24],
    'https://a.example/nhi-calculator?from=mail#calculator',
  );
  expect(address).toBe('https://a.example/nhi-calculator?from=mail&employees=2000#calculator');
  expect(readCounts(quantities, new URL(address).search)).toEqual([2_000, 24]);
  expect(addressWithCounts(quantities, [1_200, 24], address)).toBe(
    'https://a.example/nhi-calculator?from=mail#calculator',
  );
});

test('whatever was chosen comes back from its address', () => {
  const chosen = fc.tuple(fc.integer({ min: 10, max: 100_000 }), fc.integer({ min: 1, max: 2_000 }));
  fc.assert(
    fc.property(chosen, (counts) => {
      const { search } = new URL(addressWithCounts(quantities, counts, 'https://a.example/'));
      expect(readCounts(quantities, search)).toEqual(counts);
    }),
  );
});

test.each([
  '',
  '?employees=',
  '?employees=many',
  '?employees=-5',
  '?employees=9',
  '?employees=1e9',
  '?employees=100001',
])('an address with "%s" is as if it said nothing', (search) => {
  expect(readCounts(quantities, search)).toEqual([1_200, 24]);
});

test('names in the address are slugs of every script, each once', () => {
  expect(
    namesOf(['Cloud accounts', 'cloud-accounts', '云', 'Büros', '', '!'].map((name) => ({ name }))),
  ).toEqual(['cloud-accounts', 'cloud-accounts-2', '云', 'buros', 'quantity', 'quantity-2']);
});

test('a preset sets the quantity that it names, in letters of any script', () => {
  const all = [
    quantity('Люди', 0, 1_000, 10),
    quantity('Ключи', 0, 1_000, 20),
    quantity('مفاتيح', 0, 1_000, 30),
  ];
  const countsWith = (name: string) =>
    countsOf({ key: 'p', label: 'Large', settings: [{ key: 'a', name, value: 500 }] }, all);
  expect(countsWith('Ключи')).toEqual([10, 500, 30]);
  expect(countsWith('مفاتيح')).toEqual([10, 20, 500]);
  const address = addressWithCounts(all, [10, 500, 30], 'https://a.example/');
  expect(readCounts(all, new URL(address).search)).toEqual([10, 500, 30]);
});

test('a preset sets what it names, within the range, and leaves the rest as it is at first', () => {
  const settings = [
    { key: 'a', name: 'Cloud accounts', value: 5_000 },
    { key: 'b', name: 'nonsense', value: 1 },
  ];
  const counts = countsOf({ key: 'p', label: 'Large', settings }, quantities);
  expect(counts).toEqual([1_200, 2_000]);
  expect([areSame(counts, [1_200, 2_000]), areSame(counts, [1_200, 24])]).toEqual([true, false]);
});
