import { expect, test } from 'vitest';
import { yearEnd } from './present-year.ts';

test('a year ends as it does in UTC, wherever it has ended already', () => {
  expect(yearEnd(new Date('2026-12-31T23:59:59Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  expect(yearEnd(new Date('2026-12-31T23:59:59-05:00')).toISOString()).toBe('2028-01-01T00:00:00.000Z');
});
