const stateSeconds = 14 * 86_400; // twice as long as a page is kept: what says that it is old must not go before it

/**
 * Scripts that Redis runs in one step (https://redis.io/docs/latest/develop/programmability/eval-intro/). Each answers
 * first with the epoch, a random word that changes when Redis has lost its data. Nothing stays for good: the state of a
 * build that nobody runs any more expires, all of it at once, so that a page of an epoch is never judged by half of its
 * state.
 *
 * An event has a number, in the order in which the instances first told of events. A tag has the number of the last
 * event that named it, and a page has the number of the last event before it was rendered: the page is fresh while none
 * of its tags has a later number.
 */
const epoch = `
local epoch = redis.call('HGET', KEYS[1], 'epoch')
if not epoch then
  epoch = ARGV[1]
  redis.call('HSET', KEYS[1], 'epoch', epoch)
end
redis.call('EXPIRE', KEYS[1], ${stateSeconds})
`;

/** Keys: state, event. Words: new epoch. Answers the last event, and whether the asker's own last event is known. */
export const join = `${epoch}
return {epoch, redis.call('HGET', KEYS[1], 'last'), redis.call('EXISTS', KEYS[2])}`;

/** Keys: state. Words: new epoch, id of an event, which becomes the last one unless one is known. */
export const begin = `${epoch}
redis.call('HSETNX', KEYS[1], 'last', ARGV[2])
return {epoch}`;

/** Keys: state, event. Words: new epoch, id of the event or nothing, seconds for which it is known, tags. */
export const noteEvent = `${epoch}
if redis.call('EXISTS', KEYS[2]) == 1 then return {epoch} end
local number = redis.call('HINCRBY', KEYS[1], 'count', 1)
redis.call('SET', KEYS[2], number, 'EX', ARGV[3])
if ARGV[2] ~= '' then redis.call('HSET', KEYS[1], 'last', ARGV[2]) end
for place = 4, #ARGV do redis.call('HSET', KEYS[1], 'tag:' .. ARGV[place], number) end
return {epoch}`;

/**
 * Keys: state, page, lock. Words: new epoch, the asker, milliseconds, the tag of this moment. Answers the number of the
 * last event; whether the asker is to render the page, because nobody else does; and the page if it is fresh. A page
 * whose own moment has passed is not fresh, even if nobody has told of that moment since: the clock of whoever rendered
 * it may have been behind.
 */
export const takePage = `${epoch}
local count = tonumber(redis.call('HGET', KEYS[1], 'count') or 0)
local page = redis.call('HMGET', KEYS[2], 'number', 'tags', 'epoch')
local isFresh = page[3] == epoch
local moment = string.match(ARGV[4], '^%a+:')
if isFresh then
  for tag in string.gmatch(page[2], '[^,]+') do
    if string.sub(tag, 1, #moment) == moment and tag <= ARGV[4] then isFresh = false end
    if tonumber(redis.call('HGET', KEYS[1], 'tag:' .. tag) or 0) > tonumber(page[1]) then isFresh = false end
  end
end
if isFresh then return {epoch, count, 0, redis.call('HGET', KEYS[2], 'bytes')} end
if redis.call('SET', KEYS[3], ARGV[2], 'NX', 'PX', ARGV[3]) then return {epoch, count, 1} end
return {epoch, count, 0}`;

const letLockGo = `
if redis.call('GET', KEYS[2]) == ARGV[2] then redis.call('DEL', KEYS[2]) end
`;

/** Keys: state, lock. Words: new epoch, the lock's owner. */
export const letPageGo = `${epoch}${letLockGo}
return {epoch}`;

/** Keys: state, lock. Words: new epoch, the lock's owner, milliseconds. */
export const holdPage = `${epoch}
if redis.call('GET', KEYS[2]) == ARGV[2] then redis.call('PEXPIRE', KEYS[2], ARGV[3]) end
return {epoch}`;

/**
 * Keys: state, lock, page. Words: new epoch, the lock's owner, the epoch in which the page was rendered, number, tags,
 * page, seconds.
 */
export const keepPage = `${epoch}${letLockGo}
if epoch ~= ARGV[3] then return {epoch} end
local kept = redis.call('HMGET', KEYS[3], 'epoch', 'number')
if kept[1] == epoch and tonumber(kept[2]) > tonumber(ARGV[4]) then return {epoch} end
redis.call('HSET', KEYS[3], 'epoch', epoch, 'number', ARGV[4], 'tags', ARGV[5], 'bytes', ARGV[6])
redis.call('EXPIRE', KEYS[3], ARGV[7])
return {epoch}`;
