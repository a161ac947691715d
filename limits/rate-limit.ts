/** Counts what senders do. Each may do so much at once, and gets it back little by little. */
export interface RateLimit {
  /** Counts one of a sender; answers after how many seconds the next is taken, 0 when this one is. */
  take(sender: string): number;
  /** After how many seconds one of a sender is taken; counts nothing. */
  waitOf(sender: string): number;
  /** Makes one uncounted, as of somebody whose password was right. */
  giveBack(sender: string): void;
}

const maxSenders = 10_000;
const monotonic = () => performance.now(); // goes on as it did when the clock of the machine is set

/** Takes `max` of each sender at once, and `max` within every `spanMs` from then on: one is free again after a part of it. */
export function rateLimit(max: number, spanMs: number, now: () => number = monotonic): RateLimit {
  const restMs = spanMs / max; // that one counts for
  // Of each sender the moment at which nothing counts any more: all that there is to know, however many are taken.
  const ends = new Map<string, number>();
  const endOf = (sender: string) => Math.max(ends.get(sender) ?? 0, now());
  const waitMs = (sender: string) => endOf(sender) + restMs - now() - spanMs;
  const keep = (sender: string, end: number) => {
    ends.delete(sender);
    ends.set(sender, end); // who was heard last stands last
    if (ends.size > maxSenders) ends.delete(ends.keys().next().value ?? '');
  };
  const secondsOf = (ms: number) => (ms > tolerance ? Math.ceil(ms / 1000) : 0);
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

const tolerance = 0.001; // ms: parts of a span do not add up to it exactly
