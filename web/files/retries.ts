import { setTimeout as pause } from 'node:timers/promises';

/** How long to wait before a failed attempt is repeated: the first time, and at most. */
export interface RetryWaits {
  firstMs: number;
  maxMs: number;
}

/**
 * Repeats an attempt until it succeeds or `signal` aborts, with waits that double up to `maxMs`. `fail` hears of each
 * failure and of the wait until the next attempt.
 */
export async function untilDone(
  attempt: () => Promise<unknown>,
  { firstMs, maxMs }: RetryWaits,
  signal: AbortSignal,
  fail: (error: unknown, waitMs: number) => void,
): Promise<void> {
  for (let waitMs = firstMs; !signal.aborted; waitMs = Math.min(waitMs * 2, maxMs)) {
    try {
      await attempt();
      return;
    } catch (error) {
      fail(error, waitMs);
      await pause(waitMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }
}

/**
 * Things that have failed and are tried again later, each on its own: one that never succeeds keeps no other waiting.
 */
export class Retries<Thing> {
  readonly #again: (thing: Thing) => void;
  readonly #waits: RetryWaits;
  readonly #failed = new Map<Thing, { waitMs: number; timer: NodeJS.Timeout }>();

  /** `again` hears of each thing when its time has come. */
  constructor(again: (thing: Thing) => void, waits: RetryWaits) {
    this.#again = again;
    this.#waits = waits;
  }

  /** Whether any other thing than this one has failed and not succeeded since. */
  hasFailedBut(thing: Thing): boolean {
    return this.#failed.size > Number(this.#failed.has(thing));
  }

  /**
   * Notes that a thing has failed, and has it tried again after a wait that doubles each time; returns that wait in
   * milliseconds.
   */
  fail(thing: Thing): number {
    const before = this.#failed.get(thing);
    clearTimeout(before?.timer);
    const waitMs = before ? Math.min(before.waitMs * 2, this.#waits.maxMs) : this.#waits.firstMs;
    this.#failed.set(thing, { waitMs, timer: setTimeout(() => this.#again(thing), waitMs).unref() });
    return waitMs;
  }

  /** Notes that a thing has succeeded; returns whether it had failed before. */
  succeed(thing: Thing): boolean {
    clearTimeout(this.#failed.get(thing)?.timer);
    return this.#failed.delete(thing);
  }

  /** Ends all retries. */
  close(): void {
    for (const { timer } of this.#failed.values()) clearTimeout(timer);
    this.#failed.clear();
  }
}
