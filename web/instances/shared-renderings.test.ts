import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everythingTag } from '../content/cache-tags.ts';
import { momentTag } from '../content/moment-tag.ts';
import { openRedis } from './open-redis.ts';
import { hasRedis, startRedis, type TestRedis } from './redis-fixture.ts';
import { SharedRenderings } from './shared-renderings.ts';

describe.skipIf(!hasRedis)('instances that share their pages by Redis (this needs redis-server)', () => {
  let redis: TestRedis;
  const opened: { close: () => void }[] = [];
  let site = 0;

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    for (const one of opened) one.close();
    await redis.end();
  });
  beforeEach(() => {
    site++;
  });

  /** Another instance of the site of this test. */
  function instance(patience?: { lockMs: number; maxHoldMs: number }): SharedRenderings {
    const { ask, close } = openRedis(redis.url);
    opened.push({ close });
    return new SharedRenderings(ask, String(site), patience);
  }

  /** Renders a page if nobody else has; answers whose it is. */
  async function page(at: SharedRenderings, name: string, tags: string[]): Promise<string> {
    const taken = await at.take('/page');
    if (taken?.page) return String(taken.page);
    if (taken) await at.keep('/page', Buffer.from(name), tags, taken);
    return name;
  }

  test('a page is rendered once, until something that it was made from has changed', async () => {
    const [one, other] = [instance(), instance()];
    expect(await page(one, 'by one', ['a', 'b'])).toBe('by one');
    expect(await page(other, 'by other', ['a', 'b'])).toBe('by one');
    await one.note(['c'], '1');
    expect(await page(other, 'by other', ['a', 'b'])).toBe('by one');
    await one.note(['b'], '2');
    expect(await page(other, 'by other', ['a', 'b'])).toBe('by other');
    // An instance that hears of it later tells nothing new.
    await other.note(['b'], '2');
    expect(await page(one, 'by one', ['a', 'b'])).toBe('by other');
    await other.note([everythingTag], null);
    expect(await page(one, 'by one again', ['a', 'b'])).toBe('by one again');
  });

  test('a moment of which each instance hears by its own clock is one event for all', async () => {
    const [one, other] = [instance(), instance()];
    const past = momentTag(new Date(Date.now() - 1_000));
    await one.note([past], null, past);
    expect(await page(one, 'by one', ['a'])).toBe('by one');
    await other.note(['a'], null, past);
    expect(await page(other, 'by other', ['a'])).toBe('by one');
  });

  test('a page of which a moment has passed is not taken for fresh, whoever has rendered it since', async () => {
    const [one, other] = [instance(), instance()];
    const [past, future] = [-1_000, 60_000].map((ms) => momentTag(new Date(Date.now() + ms)));
    await one.note([past ?? ''], null, past);
    // Its clock is behind.
    expect(await page(one, 'of before', [past ?? ''])).toBe('of before');
    expect(await page(other, 'of after', [future ?? ''])).toBe('of after');
    expect(await page(one, 'again', [])).toBe('of after');
  });

  test('of several that want a page at one time one renders it, and another does when that one is lost', async () => {
    const all = [instance(), instance(), instance()];
    const names = await Promise.all(all.map((at, index) => page(at, String(index), [])));
    expect(new Set(names).size).toBe(1);

    const [one, other] = [instance(), instance()];
    await one.note([everythingTag], null);
    expect(await one.take('/page')).toMatchObject({ number: expect.any(Number) });
    const waiting = page(other, 'by other', []);
    await one.letGo('/page');
    expect(await waiting).toBe('by other');
  });

  test('a page that was being rendered when its content changed is not taken for new', async () => {
    const [one, other] = [instance(), instance()];
    const before = await one.take('/page');
    await other.note(['a'], '1');
    if (before && !before.page) await one.keep('/page', Buffer.from('old'), ['a'], before);
    expect(await page(other, 'new', ['a'])).toBe('new');
    if (before && !before.page) await one.keep('/page', Buffer.from('old'), ['a'], before);
    expect(await page(other, 'newer', ['a']), 'what is newer stays').toBe('new');
  });

  test('one that joins listens after the last event of the others, one that comes back after its own', async () => {
    const one = instance();
    expect(await one.join(null)).toBeNull();
    await one.begin('1');
    expect(await instance().join(null)).toBe('1');
    // Nothing was told of the event, and nothing has come after it.
    expect(await page(one, 'by one', [])).toBe('by one');
    const after = instance();
    expect(await after.join('1')).toBe('1');
    expect(await page(after, 'by the one that is back', [])).toBe('by one');

    await one.note(['a'], '2');
    await one.note(['a'], '3');
    expect(await instance().join(null)).toBe('3');

    const back = instance();
    expect(await back.join('2')).toBe('2');
    expect(await page(back, 'by the one that is back', [])).toBe('by one');
    // What has changed since an event that nobody knows cannot be told.
    const stranger = instance();
    expect(await stranger.join('unknown')).toBe('unknown');
    expect(await page(stranger, 'by the stranger', [])).toBe('by the stranger');
    expect(await page(one, 'by one', [])).toBe('by the stranger');
  });

  /** Asks Redis itself. */
  async function look(script: string, ...keys: string[]): Promise<unknown[]> {
    const { ask, close } = openRedis(redis.url);
    opened.push({ close });
    return ask(script, keys, []);
  }

  test('an instance that dies with a page has it for a second at most, one that works on it goes on to have it', async () => {
    const one = instance();
    await one.take('/page');
    const left = async () => {
      const [ms] = await look(`return {redis.call('PTTL', KEYS[1])}`, `{tessera:${site}}:lock:/page`);
      return Number(ms);
    };
    let [before, now] = [await left(), await left()];
    expect(before).toBeLessThanOrEqual(1_000);
    await expect
      .poll(
        async () => {
          [before, now] = [now, await left()];
          return now > before;
        },
        { interval: 20 },
      )
      .toBe(true);
    expect(now).toBeLessThanOrEqual(1_000);
    await one.letGo('/page');
    expect(await left()).toBe(-2);
  });

  test('one that hangs with a page loses it, though it says that it is at it', async () => {
    const [one, other] = [instance({ lockMs: 100, maxHoldMs: 200 }), instance()];
    await one.take('/page');
    expect(await page(other, 'by other', [])).toBe('by other');
    expect(await page(one, 'by one', [])).toBe('by other');
  });

  test('nothing stays in Redis for good, as each build leaves something there', async () => {
    const one = instance();
    await one.begin('1');
    await one.note(['a'], '2');
    await page(one, 'by one', ['a']);
    const others = `local all = {} for _, key in ipairs(redis.call('KEYS', '*')) do if redis.call('TTL', key) < 0 then all[#all + 1] = key end end return all`;
    expect(await look(others)).toEqual([]);
  });

  test('a page of which Redis has dropped what says whether it is old is not taken for fresh', async () => {
    const [one, other] = [instance(), instance()];
    await one.note(['a'], '1');
    await page(one, 'by one', ['a']);
    await look(`return {redis.call('DEL', KEYS[1])}`, `{tessera:${site}}:state`);
    expect(await page(other, 'by other', ['a'])).toBe('by other');
    expect(await page(other, 'again', ['a'])).toBe('by other');
  });

  test('without Redis each renders for itself, and what was kept before counts for nothing afterwards', async () => {
    const [one, other] = [instance(), instance()];
    expect(await page(one, 'before', ['a'])).toBe('before');
    expect(await page(other, 'before', ['a'])).toBe('before');
    await redis.end();
    expect(await page(one, 'by itself', ['a'])).toBe('by itself');
    await one.note(['b'], '1');
    await redis.start();
    await expect
      .poll(async () => (await one.take('/page'))?.page === undefined, { timeout: 10_000 })
      .toBe(true);
    await expect
      .poll(async () => [await page(one, 'after', ['a']), await page(other, 'after', ['a'])], {
        timeout: 10_000,
      })
      .toEqual(['after', 'after']);
    expect(other.figures.taken).toBeGreaterThan(0);
  });
});
