/** Tells the time, and calls back later. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back after some milliseconds, unless the returned function is called first. */
  after(waitMs: number, call: () => void): () => void;
}

/** The clock of the machine; its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: Date.now,
  after(waitMs, call) {
    const timer = setTimeout(call, waitMs).unref();
    return () => clearTimeout(timer);
  },
};
