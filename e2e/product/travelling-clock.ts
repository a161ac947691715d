import { readFileSync } from 'node:fs';

// Loaded by Node before anything else into each process of a product that travels in time (`NODE_OPTIONS`, by `startAt`): its clock
// is ahead by as many milliseconds as a file says, which is looked at again when somebody asks what time it is a moment later.
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
// What counts from the start of the process, counts from another start.
Object.defineProperty(performance, 'timeOrigin', { get: () => begun + aheadMs() });
