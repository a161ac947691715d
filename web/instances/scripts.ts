/**
 * What Redis does in one step (https://redis.io/docs/latest/develop/programmability/eval-intro/). Each script answers first with the
 * epoch, a word that is another one once Redis has lost what it held.
 *
 * An event has a number: the place at which the first instance told of it. A tag has the number of the last event that named it, and a
 * page that of the last event before it was rendered: it is fresh while none of its tags has a later one.
 */
const epoch = `
local epoch = redis.call('GET', KEYS[1])
if not epoch then
  epoch = ARGV[1]
  redis.call('SET', KEYS[1], epoch)
end
`;

/** Keys: epoch, last, event. Words: new epoch. Answers the last event, and whether the own last one is known. */
export const join = `${epoch}
return {epoch, redis.call('GET', KEYS[2]), redis.call('EXISTS', KEYS[3])}`;

/** Keys: epoch, last. Words: new epoch, id of an event, which is the last one unless another is known. */
export const begin = `${epoch}
redis.call('SET', KEYS[2], ARGV[2], 'NX')
return {epoch}`;

/** Keys: epoch, count, last, event, tags. Words: new epoch, id of the event or nothing, seconds for which it is known, tags. */
export const noteEvent = `${epoch}
if redis.call('EXISTS', KEYS[4]) == 1 then return {epoch} end
local number = redis.call('INCR', KEYS[2])
redis.call('SET', KEYS[4], number, 'EX', ARGV[3])
if ARGV[2] ~= '' then redis.call('SET', KEYS[3], ARGV[2]) end
for place = 4, #ARGV do redis.call('HSET', KEYS[5], ARGV[place], number) end
return {epoch}`;

/**
 * Keys: epoch, count, page, tags, lock. Words: new epoch, who asks, milliseconds. Answers the number of the last event; whether who asks
 * shall render the page, as nobody else does; and the page if it is fresh.
 */
export const takePage = `${epoch}
local count = tonumber(redis.call('GET', KEYS[2]) or 0)
local page = redis.call('HMGET', KEYS[3], 'number', 'tags')
local isFresh = page[1] and true
if isFresh then
  for tag in string.gmatch(page[2], '[^,]+') do
    if tonumber(redis.call('HGET', KEYS[4], tag) or 0) > tonumber(page[1]) then isFresh = false end
  end
end
if isFresh then return {epoch, count, 0, redis.call('HGET', KEYS[3], 'bytes')} end
if redis.call('SET', KEYS[5], ARGV[2], 'NX', 'PX', ARGV[3]) then return {epoch, count, 1} end
return {epoch, count, 0}`;

const letLockGo = `
if redis.call('GET', KEYS[2]) == ARGV[2] then redis.call('DEL', KEYS[2]) end
`;

/** Keys: epoch, lock. Words: new epoch, whose it is. */
export const letPageGo = `${epoch}${letLockGo}
return {epoch}`;

/** Keys: epoch, lock, page. Words: new epoch, whose lock, the epoch in which the page was rendered, number, tags, page, seconds. */
export const keepPage = `${epoch}${letLockGo}
if epoch ~= ARGV[3] or tonumber(redis.call('HGET', KEYS[3], 'number') or 0) > tonumber(ARGV[4]) then return {epoch} end
redis.call('HSET', KEYS[3], 'number', ARGV[4], 'tags', ARGV[5], 'bytes', ARGV[6])
redis.call('EXPIRE', KEYS[3], ARGV[7])
return {epoch}`;
