import { setTimeout as pause } from 'node:timers/promises';
import type { KnownPaths } from '../known/known-paths.ts';

const part = 10; // of the time at most one in so many is spent on them
const minRestMs = 100;

/** What chores work with. */
export interface ChoreParts {
  known: KnownPaths;
  /** Asks how far the lists go. */
  askLists: () => Promise<void>;
  /** Renders a file such as the feed anew. */
  renderAnew: (file: string) => Promise<unknown>;
}

/**
 * What nobody waits for and what takes the longer, the larger the site: how far its lists go, and files such as the feed. They are
 * done beside all else, and the rest after them is so long that they take a small part of the time, however often content changes.
 */
export class Chores {
  readonly #parts: ChoreParts;
  readonly #files = new Set<string>();
  readonly #closing = new AbortController();
  #running: Promise<void> | null = null;

  constructor(parts: ChoreParts) {
    this.#parts = parts;
  }

  /** Has a file rendered anew when it is time. */
  add(file: string): void {
    this.#files.add(file);
  }

  /** Begins with what there is to do, if there is anything. */
  begin(): void {
    if (!this.#isThereWork || this.#closing.signal.aborted) return;
    this.#running ??= this.#work().finally(() => {
      this.#running = null;
    });
  }

  /** Stops after what is being done. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  get #isThereWork(): boolean {
    return this.#files.size > 0 || this.#parts.known.listsAreOld;
  }

  async #work(): Promise<void> {
    const { signal } = this.#closing;
    while (this.#isThereWork && !signal.aborted) {
      const begun = performance.now();
      try {
        await this.#doAll(signal);
      } catch (error) {
        console.error(`Renewal: ${error instanceof Error ? error.message : error} It is tried again later.`);
      }
      const restMs = Math.max(minRestMs, part * (performance.now() - begun));
      await pause(restMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async #doAll(signal: AbortSignal): Promise<void> {
    const { known, askLists, renderAnew } = this.#parts;
    if (known.listsAreOld) await askLists();
    for (const file of this.#files) {
      if (signal.aborted) return;
      this.#files.delete(file);
      await renderAnew(file).catch((error) => {
        this.#files.add(file);
        throw error;
      });
    }
  }
}
