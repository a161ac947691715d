import { expect, test } from 'vitest';
import type { Hint } from '../inspect/field-path.ts';
import { placeAmong } from './place-among.ts';

const fault = (field: string, text: string): Hint => ({ path: ['sections', field], text, weight: 'fault' });
const [first, second, third] = [fault('a', 'Dead.'), fault('a', 'Empty.'), fault('b', 'Too long.')];
const known = [first, second, third];

test('a fault is found again among those that there are, also beside another of its field', () => {
  expect(placeAmong([first, second, third], known, second)).toEqual({ place: 1, isMended: false });
});

test('what is said anew of the field that is written in takes its place, and nothing that was said before', () => {
  const anew = fault('b', 'Longer still.');
  expect(placeAmong([first, second, anew], known, third)).toEqual({ place: 2, isMended: false });
  expect(placeAmong([first, third], known, second)).toEqual({ place: 1, isMended: true });
});

test('when one is mended, that which came after it is next, or the last where none did', () => {
  expect(placeAmong([second, third], known, first)).toEqual({ place: 0, isMended: true });
  expect(placeAmong([first, second], known, third)).toEqual({ place: 1, isMended: true });
  expect(placeAmong([], known, third)).toEqual({ place: 0, isMended: true });
});
