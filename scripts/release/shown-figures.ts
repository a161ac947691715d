import type { Server } from 'node:http';

/** The figures at their port, which only one release at a time can have: the one that serves. */
export class ShownFigures {
  readonly #open: () => Promise<Server> | undefined;
  #isServing = false;
  #shown: Server | undefined;

  /** `open` serves them, or returns undefined when they are not wanted. */
  constructor(open: () => Promise<Server> | undefined) {
    this.#open = open;
  }

  /** Shows them from now on; rejects with a sentence when the port is taken. */
  async serve(): Promise<void> {
    this.#isServing = true;
    this.#shown ??= await this.#open();
  }

  /** Leaves the port to another release; resolves when that one can have it. */
  async giveWay(): Promise<void> {
    const shown = this.#shown;
    this.#shown = undefined;
    if (!shown) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    shown.close(() => resolve());
    shown.closeAllConnections();
    await promise;
  }

  /** Serves them as before, if they were served, because the other release does not serve after all. */
  async goOn(): Promise<void> {
    if (this.#isServing) await this.serve();
  }
}
