// Enough to change year, month, hour, minute and second.
const later = ((400 * 24 + 5) * 60 + 7) * 60_000 + 13_457;

/** Calls a function with clocks that are more than a year ahead and with other random numbers. */
export function atAnotherTime<Result>(act: () => Result): Result {
  const { Date: ownDate, Math: math, performance: clock } = globalThis;
  const { random } = math;
  const nowOfClock = clock.now;
  const now = () => ownDate.now() + later;
  globalThis.Date = new Proxy(ownDate, {
    construct: (date, given: unknown[]) => Reflect.construct(date, given.length > 0 ? given : [now()]),
    apply: () => new ownDate(now()).toString(),
    get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
  });
  math.random = () => 1 - random();
  clock.now = () => nowOfClock.call(clock) + later;
  try {
    return act();
  } finally {
    globalThis.Date = ownDate;
    math.random = random;
    clock.now = nowOfClock;
  }
}
