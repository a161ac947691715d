import { expect, test, vi } from 'vitest';
import { rateLimit } from './rate-limit.ts';

/** A limit, and the clock that it goes by. */
function limited(max: number, spanMs: number) {
  const clock = { now: 0 };
  const limit = rateLimit(max, spanMs, () => clock.now);
  return {
    limit,
    at: (now: number, sender = 'a') => {
      clock.now = now;
      return limit.take(sender);
    },
  };
}

test('each sender is taken so many times at once, then as often within a while, and told how long to wait', () => {
  const { at } = limited(2, 60_000);
  expect([at(0), at(0), at(10_000), at(10_000, 'b')]).toEqual([0, 0, 20, 0]);
  expect([at(30_000), at(30_000), at(60_000), at(60_001)], 'one is back after half of it').toEqual([
    0, 30, 0, 30,
  ]);
});

test('as many are taken as there are to be, whatever number it is', () => {
  for (const max of [1, 3, 7, 10, 1_200]) {
    const { at } = limited(max, 60_000);
    const taken = Array.from({ length: max + 1 }, () => at(1_000.1));
    expect(taken.filter((wait) => wait === 0)).toHaveLength(max);
  }
});

test('what is given back may be taken again, and to look counts nothing', () => {
  const { at, limit } = limited(1, 60_000);
  expect([limit.waitOf('a'), limit.waitOf('a'), at(0), limit.waitOf('a')]).toEqual([0, 0, 0, 60]);
  limit.giveBack('a');
  limit.giveBack('somebody');
  expect([at(0), at(0)]).toEqual([0, 60]);
});

test('of many senders those that were heard longest ago are forgotten', () => {
  const { at } = limited(1, 60_000);
  at(0, 'first');
  for (let index = 0; index < 10_000; index++) at(1, `sender ${index}`);
  expect(at(2, 'first')).toBe(0);
  expect(at(2, 'sender 9999')).toBe(60);
});

test('a clock of the machine that is set changes nothing', () => {
  const { take } = rateLimit(1, 60_000);
  take('a');
  vi.spyOn(Date, 'now').mockReturnValue(0);
  expect(take('a')).toBe(60);
  vi.mocked(Date.now).mockReturnValue(Number.MAX_SAFE_INTEGER);
  expect(take('a')).toBe(60);
  vi.restoreAllMocks();
});
