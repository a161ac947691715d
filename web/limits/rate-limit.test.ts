import { expect, test } from 'vitest';
import { rateLimit } from './rate-limit.ts';

test('each sender is taken so many times in a while, and told how long to wait', () => {
  const wait = rateLimit(2, 60_000);
  expect([wait('a', 0), wait('a', 10_000), wait('a', 20_000), wait('b', 20_000)]).toEqual([0, 0, 40, 0]);
  expect(wait('a', 60_000), 'the first has been forgotten').toBe(0);
  expect(wait('a', 60_001)).toBe(10);
});

test('of many senders those that were heard longest ago are forgotten', () => {
  const wait = rateLimit(1, 60_000);
  wait('first', 0);
  for (let index = 0; index < 10_000; index++) wait(`sender ${index}`, 1);
  expect(wait('first', 2)).toBe(0);
  expect(wait('sender 9999', 2)).toBe(60);
});
