/**
 * A search that goes on behind the proofs: what is saved meanwhile ends it, and the kinds that it had not finished are
 * searched with the next.
 */
export class SearchBehind {
  readonly #search: (kinds: string[], signal: AbortSignal) => Promise<void>;
  readonly #waiting = new Set<string>();
  #current: { stop: AbortController; done: Promise<void> } | undefined;

  /** `search` ends early, and without a word, when it is told to stop. */
  constructor(search: (kinds: string[], signal: AbortSignal) => Promise<void>) {
    this.#search = search;
  }

  /** Ends what goes on, as something was saved, and searches these kinds once it has ended. */
  async next(kinds: readonly string[]): Promise<void> {
    for (const kind of kinds) this.#waiting.add(kind);
    const before = this.#current;
    before?.stop.abort();
    await before?.done;
    if (this.#current !== before || this.#waiting.size === 0) return;
    const stop = new AbortController();
    const done = this.#run([...this.#waiting], stop.signal);
    this.#current = { stop, done };
  }

  /** Ends what goes on, and waits until it has. */
  async close(): Promise<void> {
    this.#waiting.clear();
    this.#current?.stop.abort();
    await this.#current?.done;
  }

  async #run(kinds: string[], signal: AbortSignal): Promise<void> {
    await this.#search(kinds, signal);
    if (!signal.aborted) for (const kind of kinds) this.#waiting.delete(kind);
  }
}
