const maxInside = 4;
const maxWaiting = 100;

/** Lets a few pieces of work be done at one time and some wait for their turn; what comes beyond that is turned away. */
export class Turnstile {
  #inside = 0;
  readonly #waiting: (() => void)[] = [];

  /**
   * Does some work in its turn; false when it was turned away, or whoever waits has `left` before. Throws what the work throws.
   */
  async pass(work: () => Promise<void>, left?: AbortSignal): Promise<boolean> {
    if (this.#inside >= maxInside) {
      if (this.#waiting.length >= maxWaiting) return false;
      if (!(await this.#isTurn(left))) return false;
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

  /** Waits for a place inside; false for who leaves before. */
  #isTurn(left?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const enter = () => {
        left?.removeEventListener('abort', leave);
        resolve(true);
      };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        resolve(false);
      };
      if (left?.aborted) return resolve(false);
      this.#waiting.push(enter);
      left?.addEventListener('abort', leave, { once: true });
    });
  }
}
