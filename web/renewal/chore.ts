import { setTimeout as pause } from 'node:timers/promises';

const part = 10; // of the time at most one in so many is spent on it
const minRestMs = 100;
const maxRestMs = 10_000; // so that it is never long behind, even on a machine that is busy with other things
const maxRestOfFaultsMs = 60_000; // so that it is done soon after what was away is back

/** How a chore rests. */
interface Resting {
  /** How much of the usual rest it takes after it was done. */
  share?: number;
  /** Ends, or rejects, when it is aborted. */
  rest?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/**
 * Work in the background that grows with the site. It is done beside all else, again and again for as long
 * as there is something to do, and rests afterwards so long that it takes a small part of the time, however often content changes;
 * where it fails it rests longer each time.
 */
export class Chore {
  readonly #isThereWork: () => boolean;
  readonly #work: () => Promise<void>;
  readonly #share: number;
  readonly #rest: NonNullable<Resting['rest']>;
  readonly #closing = new AbortController();
  #isRunning = false;
  #running: Promise<void> | undefined;

  /** What throws is reported, and tried again: the work, or whether there is any, for which a disk may be read that fails. */
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

  /** Stops after what is being done. */
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
        // While all of the product is being stopped the lake may be gone before it is: that is no fault, and the next start does it.
        if (signal.aborted) break;
        console.error(`Renewal: ${error instanceof Error ? error.message : error} It is tried again later.`);
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
