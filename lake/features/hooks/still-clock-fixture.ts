/** A clock for tests that stands still until it is told to go on, and calls what was to be called by then. */
export function stillClock() {
  const waiting = new Set<{ at: number; call: () => void }>();
  return {
    /** What waits for it. */
    waiting,
    time: Date.parse('2030-01-01T12:00:00Z'),
    now(): number {
      return this.time;
    },
    after(waitMs: number, call: () => void): () => void {
      const one = { at: this.time + waitMs, call };
      waiting.add(one);
      return () => void waiting.delete(one);
    },
    /** Lets so many milliseconds pass. */
    goOn(ms: number): void {
      this.time += ms;
      for (const one of waiting)
        if (one.at <= this.time) {
          waiting.delete(one);
          one.call();
        }
    },
  };
}
