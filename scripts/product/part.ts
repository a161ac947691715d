import type { ChildProcess } from 'node:child_process';
import { stopChild } from '../process/child.ts';
import { keepRunning, type Lasting } from '../process/keep-running.ts';

/** A process of the product that is started again whenever it ends, until it is ended on purpose. */
export class Part {
  /** The process that runs at the moment; one that has ended while none does. */
  child: ChildProcess | undefined;
  #isOver = false;

  /** Ends it, and resolves when it is gone. */
  async end(): Promise<void> {
    this.#isOver = true;
    if (this.child) await stopChild(this.child);
  }

  /** Starts it and keeps it running; throws when the first start fails. `isStopping` tells that nothing is to be started any more. */
  async keep(it: Lasting, isStopping: () => boolean): Promise<void> {
    const start = async () => {
      const started = await it.start();
      this.child = started.child;
      return started;
    };
    await keepRunning({ ...it, start }, () => this.#isOver || isStopping());
  }
}
