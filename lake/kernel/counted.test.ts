import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('one is told in the singular, and none as several', () => {
  expect([0, 1, 2].map((count) => counted(count, 'document'))).toEqual([
    '0 documents',
    '1 document',
    '2 documents',
  ]);
  expect([1, 2].map((count) => counted(count, 'query', 'queries'))).toEqual(['1 query', '2 queries']);
});
