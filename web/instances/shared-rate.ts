import { createHash } from 'node:crypto';
import type { AskRedis } from './shared-renderings.ts';

/**
 * Counts one more for a sender, across all instances; answers in how many seconds the next is accepted, or 0 when this
 * one is.
 */
export type TakeShared = (sender: string) => Promise<number>;

/**
 * Counts as limits/rate-limit.ts does, by the clock of Redis. Keys: the moment at which nothing of the sender counts
 * any more. Words: how long one counts, and the span within which the limit holds; both in ms.
 */
const takeOne = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local stored = math.max(tonumber(redis.call('GET', KEYS[1]) or 0), now)
local wait = stored + tonumber(ARGV[1]) - now - tonumber(ARGV[2])
if wait > 0.001 then return {math.ceil(wait / 1000)} end
local ends = stored + tonumber(ARGV[1])
redis.call('SET', KEYS[1], string.format('%.3f', ends), 'PX', math.ceil(ends - now))
return {0}`;

/** Accepts `max` from each sender at once, and `max` within every `spanMs` from then on, across all instances. */
export function sharedRate(askRedis: AskRedis, name: string, max: number, spanMs: number): TakeShared {
  return async (sender) => {
    // A visitor's address is never stored as it is.
    const key = `tessera:rate:${name}:${createHash('sha256').update(sender).digest('base64url')}`;
    const [seconds] = await askRedis(takeOne, [key], [String(spanMs / max), String(spanMs)]);
    return Number(seconds);
  };
}
