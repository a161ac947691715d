import { setTimeout as pause } from 'node:timers/promises';

/** After what time something that has failed is tried again: the first time, and at most. */
export interface RetryWaits {
  firstMs: number;
  maxMs: number;
}

/** Tries something until it succeeds, later each time, or a signal ends it; `fail` hears of each failure and when it is tried again. */
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

/** What has failed and is tried again later, each by itself: one that never succeeds keeps no other waiting. */
export class Retries<Thing> {
  readonly #again: (thing: Thing) => void;
  readonly #waits: RetryWaits;
  readonly #failed = new Map<Thing, { waitMs: number; timer: NodeJS.Timeout }>();

  /** `again` hears of each thing when its time has come. */
  constructor(again: (thing: Thing) => void, waits: RetryWaits) {
    this.#again = again;
    this.#waits = waits;
  }

  /** Whether something but one thing has failed and has not succeeded since. */
  hasFailedBut(thing: Thing): boolean {
    return this.#failed.size > Number(this.#failed.has(thing));
  }

  /** Has a thing tried again, later each time; answers after how many milliseconds. */
  fail(thing: Thing): number {
    const before = this.#failed.get(thing);
    clearTimeout(before?.timer);
    const waitMs = before ? Math.min(before.waitMs * 2, this.#waits.maxMs) : this.#waits.firstMs;
    this.#failed.set(thing, { waitMs, timer: setTimeout(() => this.#again(thing), waitMs).unref() });
    return waitMs;
  }

  /** A thing has succeeded; answers whether it had failed before. */
  succeed(thing: Thing): boolean {
    clearTimeout(this.#failed.get(thing)?.timer);
    return this.#failed.delete(thing);
  }

  /** Tries nothing again any more. */
  close(): void {
    for (const { timer } of this.#failed.values()) clearTimeout(timer);
    this.#failed.clear();
  }
}
