/**
 * A search that goes on in the background of the proofs: a save ends it, and the kinds that it had not finished are
 * searched with the next.
 */
export class SearchBehind {
  readonly #search: (kinds: string[], signal: AbortSignal) => Promise<void>;
  readonly #waiting = new Set<string>();
  #current: { stop: AbortController; done: Promise<void> } | undefined;

  /** `search` has to end early, without an error, when its signal aborts. */
  constructor(search: (kinds: string[], signal: AbortSignal) => Promise<void>) {
    this.#search = search;
  }

  /** Ends the search that goes on, because something was saved, and searches these kinds once it has ended. */
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

  /** Ends the search that goes on, and waits until it has ended. */
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
