import { readFileSync } from 'node:fs';

// Node loads this before anything else into each process of a product that travels in time (`NODE_OPTIONS`, set by
// `startAt`). Its clock is ahead by the number of milliseconds in a file. The file is read again when the time is asked
// for a moment later.
const momentMs = 1;
const file = process.env.CLOCK_AHEAD ?? '';
const present = Date.now;
const begun = performance.timeOrigin;
let [ahead, readAt] = [0, Number.NEGATIVE_INFINITY];
const aheadMs = () => {
  const at = performance.now();
  if (at - readAt < momentMs) return ahead;
  [ahead, readAt] = [Number(readFileSync(file, 'utf8')), at];
  return ahead;
};
const now = () => present() + aheadMs();

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  apply: () => new Date().toString(),
});
Date.now = now;
// Times that count from the start of the process need the shifted start, too.
Object.defineProperty(performance, 'timeOrigin', { get: () => begun + aheadMs() });
