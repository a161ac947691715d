import { expect, test } from 'vitest';
import { inBrackets } from './name-of.ts';

test('what can be set is named as whoever opened the lake calls it, and what cannot be is not', () => {
  expect(inBrackets('limits.queries')).toBe(' (limits.queries of openLake)');
  expect(inBrackets('port')).toBe(' (port of serveLake)');
  expect(inBrackets('dataDir', () => '--data')).toBe(' (--data)');
  expect(inBrackets('limits.queries', () => undefined)).toBe('');
});
