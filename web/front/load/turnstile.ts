const maxInside = 4;
const maxWaiting = 100;

/** Lets a few pieces of work be done at one time and some wait for their turn; what comes beyond that is turned away. */
export class Turnstile {
  #inside = 0;
  readonly #waiting: (() => void)[] = [];

  /** Does some work in its turn; false when it was turned away. Throws what the work throws. */
  async pass(work: () => Promise<void>): Promise<boolean> {
    if (this.#inside >= maxInside) {
      if (this.#waiting.length >= maxWaiting) return false;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#inside++;
    try {
      await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#inside--;
    }
    return true;
  }
}
