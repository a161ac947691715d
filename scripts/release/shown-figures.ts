import type { Server } from 'node:http';

/** The figures at their port, which one release at a time can have: the one that serves. */
export class ShownFigures {
  readonly #open: () => Promise<Server> | undefined;
  #isServing = false;
  #shown: Server | undefined;

  /** `open` shows them, or answers undefined where nobody wants them. */
  constructor(open: () => Promise<Server> | undefined) {
    this.#open = open;
  }

  /** Shows them from now on; rejects with a sentence when the port is taken. */
  async serve(): Promise<void> {
    this.#isServing = true;
    this.#shown ??= await this.#open();
  }

  /** Leaves the port to another release, and resolves when that can have it. */
  async giveWay(): Promise<void> {
    const shown = this.#shown;
    this.#shown = undefined;
    if (!shown) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    shown.close(() => resolve());
    shown.closeAllConnections();
    await promise;
  }

  /** The other release has not come to serve: shows them as before, if they were shown. */
  async goOn(): Promise<void> {
    if (this.#isServing) await this.serve();
  }
}
