import { expect, test } from 'vitest';
import { parentOf } from '../path/parent-of.ts';
import { dateInField, usualMoment } from './moment.ts';

const now = new Date(2026, 10, 24, 9, 30);

test('a moment is read as it was written, and one that has passed is none', () => {
  expect(dateInField('2026-11-24T09:31', now)).toEqual(new Date(2026, 10, 24, 9, 31));
  expect(dateInField('2026-11-24T09:30', now)).toBeUndefined();
  expect(dateInField('', now)).toBeUndefined();
  expect(usualMoment(now)).toEqual(new Date(2026, 11, 1));
});

test('above a page stands the path before its last word', () => {
  expect(['/a/b', '/a', '/'].map(parentOf)).toEqual(['/a', '/', null]);
});
