import type { ChildProcess } from 'node:child_process';
import { stopChild } from '../process/child.ts';
import { keepRunning, type Lasting } from '../process/keep-running.ts';

/** A process of the product that is started again whenever it ends, until it is ended on purpose. */
export class Part {
  /** The process that runs now; between two, the one that has ended. */
  child: ChildProcess | undefined;
  #isOver = false;

  /** Ends it, and resolves when it is gone. */
  async end(): Promise<void> {
    this.#isOver = true;
    if (this.child) await stopChild(this.child);
  }

  /**
   * Starts it and keeps it running until `end` is called or `isStopping` returns true; throws when the first start
   * fails.
   */
  async keep(it: Lasting, isStopping: () => boolean): Promise<void> {
    const start = async () => {
      const started = await it.start();
      this.child = started.child;
      return started;
    };
    await keepRunning({ ...it, start }, () => this.#isOver || isStopping());
  }
}
