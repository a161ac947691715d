import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRedis } from '../../instances/open-redis.ts';
import { hasRedis, startRedis, type TestRedis } from '../../instances/redis-fixture.ts';
import { namesOfCall, openWebhookCalls } from './webhook-calls.ts';

const sign = (body: string, time = Date.now()) =>
  `t=${time},v1=${createHmac('sha256', 'secret').update(`${time}.${body}`).digest('base64url')}`;

test('a call that was overheard is known however it is written down, and so is one that Sanity repeats', async () => {
  const calls = openWebhookCalls();
  const header = sign('{"a":3}');
  expect(await calls.has(namesOfCall(header, 'key of a call'))).toBe(false);
  await calls.add(namesOfCall(header, 'key of a call'));
  for (const again of [header, ` ${header.replace(',', ', ')}`])
    for (const key of [null, 'another key'])
      expect(await calls.has(namesOfCall(again, key)), again).toBe(true);
  expect(await calls.has(namesOfCall(sign('{"a":4}'), 'key of a call'))).toBe(true);
  expect(await calls.has(namesOfCall(sign('{"a":5}'), 'another key'))).toBe(false);
});

test('what nobody could believe any more is forgotten', async () => {
  let time = 1_700_000_000_000;
  const calls = openWebhookCalls(undefined, () => time);
  const names = namesOfCall(sign('{"a":6}', time), null);
  await calls.add(names);
  time += 600_000;
  expect(await calls.has(names)).toBe(true);
  time += 1;
  expect(await calls.has(names)).toBe(false);
});

describe.skipIf(!hasRedis)('calls that processes share by Redis (this needs redis-server)', () => {
  let redis: TestRedis;
  const opened: { close: () => void }[] = [];
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    for (const one of opened) one.close();
    await redis.end();
  });

  /** The calls as one process knows them. */
  function process() {
    const { ask, close } = openRedis(redis.url);
    opened.push({ close });
    return { calls: openWebhookCalls(ask), ask };
  }

  test('a call that one process carried out is known to the others, also to one that begins later', async () => {
    const [one, other] = [process(), process()];
    const names = namesOfCall(sign('{"a":7}'), 'a key');
    expect([await one.calls.has(names), await other.calls.has(names)]).toEqual([false, false]);
    await one.calls.add(names);
    expect(await other.calls.has(namesOfCall(sign('{"a":8}'), 'a key'))).toBe(true);
    expect(await process().calls.has(names.slice(0, 1))).toBe(true);
    expect(await other.calls.has(namesOfCall(sign('{"a":9}'), null))).toBe(false);
    // Redis forgets them by itself, and holds nothing from which a call could be sent again.
    const kept = await one.ask(`return redis.call('KEYS', '*')`, [], []);
    for (const key of kept.map(String)) {
      expect(key).toMatch(/^\{tessera:webhook\}:[\w-]{43}$/);
      const [left] = await one.ask(`return {redis.call('PTTL', KEYS[1])}`, [key], []);
      expect(Number(left)).toBeGreaterThan(500_000);
      expect(Number(left)).toBeLessThanOrEqual(600_000);
    }
  });

  test('while Redis is away each process knows its own, and what comes is taken', async () => {
    const { calls } = process();
    const names = namesOfCall(sign('{"a":10}'), null);
    expect(await calls.has(names)).toBe(false);
    await redis.end();
    expect(await calls.has(names)).toBe(false);
    await calls.add(names);
    expect(await calls.has(names)).toBe(true);
    await redis.start();
  });
});
