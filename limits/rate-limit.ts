/** Counts what senders do. Each may do a number of things at once, and regains them little by little. */
export interface RateLimit {
  /** Counts one thing of a sender, if it is allowed: answers 0 then, else the seconds until the next one is. */
  take(sender: string): number;
  /** The seconds until one thing of a sender is allowed, 0 for at once; counts nothing. */
  waitOf(sender: string): number;
  /** Takes back one that was counted, as for somebody whose password was right. */
  giveBack(sender: string): void;
}

const maxSenders = 10_000;
const monotonic = () => performance.now(); // does not jump when the clock of the machine is set

/**
 * Allows `max` of each sender at once, and then `max` in every `spanMs`: after a `max`-th of that time one more is
 * allowed.
 */
export function rateLimit(max: number, spanMs: number, now: () => number = monotonic): RateLimit {
  const restMs = spanMs / max; // for which one counts
  // For each sender, the moment at which nothing counts any more; that is all there is to know, however many were
  // taken.
  const ends = new Map<string, number>();
  const endOf = (sender: string) => Math.max(ends.get(sender) ?? 0, now());
  const waitMs = (sender: string) => endOf(sender) + restMs - now() - spanMs;
  const keep = (sender: string, end: number) => {
    ends.delete(sender);
    ends.set(sender, end); // the sender who was heard last stands last
    if (ends.size > maxSenders) ends.delete(ends.keys().next().value ?? '');
  };
  const secondsOf = (ms: number) => (ms > toleranceMs ? Math.ceil(ms / 1000) : 0);
  return {
    take(sender) {
      const seconds = secondsOf(waitMs(sender));
      keep(sender, endOf(sender) + (seconds === 0 ? restMs : 0));
      return seconds;
    },
    waitOf: (sender) => secondsOf(waitMs(sender)),
    giveBack(sender) {
      const end = ends.get(sender);
      if (end !== undefined) ends.set(sender, end - restMs);
    },
  };
}

const toleranceMs = 0.001; // parts of a span do not add up to it exactly
