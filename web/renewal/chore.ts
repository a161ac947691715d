import { setTimeout as pause } from 'node:timers/promises';

const part = 10; // of the time at most one in so many is spent on it
const minRestMs = 100;
const maxRestMs = 10_000; // so that it is never long behind, even on a machine that is busy with other things

/**
 * What nobody waits for and what takes the longer, the larger the site. It is done beside all else, again and again for as long
 * as there is something to do, and rests afterwards so long that it takes a small part of the time, however often content changes.
 */
export class Chore {
  readonly #isThereWork: () => boolean;
  readonly #work: () => Promise<void>;
  readonly #rest: (ms: number, signal: AbortSignal) => Promise<unknown>;
  readonly #closing = new AbortController();
  #running: Promise<void> | null = null;

  /** `work` that throws is reported, and tried again; `rest` ends, or rejects, when it is aborted. */
  constructor(isThereWork: () => boolean, work: () => Promise<void>, rest = pauseFor) {
    this.#isThereWork = isThereWork;
    this.#work = work;
    this.#rest = rest;
  }

  /** Begins if there is something to do and it is not being done. */
  begin(): void {
    if (!this.#closing.signal.aborted && this.#isThereWork()) this.#running ??= this.#repeat();
  }

  /** Stops after what is being done. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #repeat(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted && this.#isThereWork()) {
      const begun = performance.now();
      let restMs = maxRestMs;
      try {
        await this.#work();
        restMs = Math.min(maxRestMs, Math.max(minRestMs, part * (performance.now() - begun)));
      } catch (error) {
        // While all of the product is being stopped the lake may be gone before it is: that is no fault, and the next start does it.
        if (signal.aborted) break;
        console.error(`Renewal: ${error instanceof Error ? error.message : error} It is tried again later.`);
      }
      await this.#rest(restMs, signal).catch(() => {});
    }
    this.#running = null;
  }
}

const pauseFor = (ms: number, signal: AbortSignal): Promise<unknown> =>
  pause(ms, undefined, { signal, ref: false });
