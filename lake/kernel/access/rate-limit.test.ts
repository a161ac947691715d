import { expect, test } from 'vitest';
import { rateLimit } from './rate-limit.ts';

test('the limit counts within its span', () => {
  const isFree = rateLimit(2, 1_000);
  expect([isFree('a', 0), isFree('a', 10), isFree('a', 20), isFree('b', 20), isFree('a', 1_015)]).toEqual([
    true,
    true,
    false,
    true,
    true,
  ]);
});
