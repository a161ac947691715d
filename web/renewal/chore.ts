import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf } from './reason-of.ts';

const part = 10; // a chore takes at most about one part in so many of the time
const minRestMs = 100;
const maxRestMs = 10_000; // so that it is never long behind, even on a machine that is busy with other things
const maxRestOfFaultsMs = 60_000; // so that the work is soon done once the cause of the failures is gone

/** How a chore rests. */
interface Resting {
  /** The part of the usual rest that it takes after work: 1, the default, is all of it. */
  share?: number;
  /** Waits for so many milliseconds; ends early, or rejects, when the signal is aborted. */
  rest?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/**
 * Work in the background that grows with the site. It repeats as long as there is something to do. After each time it
 * rests so long that it takes a small part of the time, however often content changes; after a failure it rests longer,
 * and longer still after the next.
 */
export class Chore {
  readonly #isThereWork: () => boolean;
  readonly #work: () => Promise<void>;
  readonly #share: number;
  readonly #rest: NonNullable<Resting['rest']>;
  readonly #closing = new AbortController();
  #isRunning = false;
  #running: Promise<void> | undefined;

  /**
   * An error of `work` or of `isThereWork`, which may read from a failing disk, is logged, and the chore tries again
   * later.
   */
  constructor(
    isThereWork: () => boolean,
    work: () => Promise<void>,
    { share = 1, rest = pauseFor }: Resting = {},
  ) {
    this.#isThereWork = isThereWork;
    this.#work = work;
    this.#share = share;
    this.#rest = rest;
  }

  /** Begins if there is something to do and it is not being done. */
  begin(): void {
    if (!this.#closing.signal.aborted && !this.#isRunning) this.#running = this.#repeat();
  }

  /** Stops, and resolves when the work that is under way has ended. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #repeat(): Promise<void> {
    const { signal } = this.#closing;
    let restOfFaultsMs = maxRestMs;
    this.#isRunning = true;
    while (!signal.aborted) {
      const begun = performance.now();
      let restMs: number;
      try {
        if (!this.#isThereWork()) break;
        await this.#work();
        restMs = this.#share * Math.min(maxRestMs, Math.max(minRestMs, part * (performance.now() - begun)));
        restOfFaultsMs = maxRestMs;
      } catch (error) {
        // While the whole product stops, the lake may be gone before this is: that is no fault, and the next start does
        // the work.
        if (signal.aborted) break;
        console.error(`Renewal: ${reasonOf(error)} It is tried again later.`);
        restMs = restOfFaultsMs;
        restOfFaultsMs = Math.min(2 * restOfFaultsMs, maxRestOfFaultsMs);
      }
      await this.#rest(restMs, signal).catch(() => {});
    }
    this.#isRunning = false;
  }
}

const pauseFor = (ms: number, signal: AbortSignal): Promise<unknown> =>
  pause(ms, undefined, { signal, ref: false });
