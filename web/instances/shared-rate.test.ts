import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRedis } from './open-redis.ts';
import { hasRedis, startRedis, type TestRedis } from './redis-fixture.ts';
import { sharedRate } from './shared-rate.ts';

describe.skipIf(!hasRedis)('limits that instances share by Redis (this needs redis-server)', () => {
  let redis: TestRedis;
  const opened: { close: () => void }[] = [];
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    for (const one of opened) one.close();
    await redis.end();
  });

  function rate(name: string, max: number, spanMs: number) {
    const { ask, close } = openRedis(redis.url);
    opened.push({ close });
    return sharedRate(ask, name, max, spanMs);
  }

  test('what one instance has taken counts at the others, for each sender by himself', async () => {
    const [one, other] = [rate('forms', 3, 60_000), rate('forms', 3, 60_000)];
    expect([await one('a'), await other('a'), await one('a')]).toEqual([0, 0, 0]);
    expect(await other('a')).toBeGreaterThan(15);
    expect(await one('a')).toBeLessThanOrEqual(20);
    expect(await other('b')).toBe(0);
    expect(await rate('others', 3, 60_000)('a')).toBe(0);
  });

  test('one is taken again after a part of the span', async () => {
    const take = rate('quick', 2, 400);
    expect([await take('a'), await take('a')]).toEqual([0, 0]);
    expect(await take('a')).toBe(1);
    await expect.poll(() => take('a'), { interval: 20 }).toBe(0);
  });

  test('where Redis is away it is said, so that each counts for itself', async () => {
    const { ask, close } = openRedis('redis://127.0.0.1:1');
    opened.push({ close });
    await expect(sharedRate(ask, 'forms', 3, 60_000)('a')).rejects.toThrow();
  });
});
