const maxInside = 4;
const maxWaiting = 100;

/**
 * Runs a few pieces of work at a time and lets a limited number wait for their turn; any beyond that are turned away.
 */
export class Turnstile {
  #inside = 0;
  readonly #waiting: (() => void)[] = [];

  /**
   * Runs `work` in its turn. False when it was turned away, or when `left` was aborted while it waited. Throws what the
   * work throws.
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

  /** Waits for a place inside; false when `left` is aborted first. */
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
