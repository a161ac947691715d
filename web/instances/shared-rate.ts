import { createHash } from 'node:crypto';
import type { AskRedis } from './shared-renderings.ts';

/** Counts one of a sender's on all instances together; answers after how many seconds the next is taken, 0 when this one is. */
export type TakeShared = (sender: string) => Promise<number>;

/**
 * As limits/rate-limit.ts counts, by the clock of Redis. Keys: the moment at which nothing of the sender's counts any more. Words: for how
 * long one counts, and within what span so many may be; both in ms.
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

/** Takes `max` of each sender at once, and `max` within every `spanMs` from then on, on all instances together. */
export function sharedRate(askRedis: AskRedis, name: string, max: number, spanMs: number): TakeShared {
  return async (sender) => {
    // The address of a visitor is kept nowhere as it is.
    const key = `tessera:rate:${name}:${createHash('sha256').update(sender).digest('base64url')}`;
    const [seconds] = await askRedis(takeOne, [key], [String(spanMs / max), String(spanMs)]);
    return Number(seconds);
  };
}
