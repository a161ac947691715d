import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Problem } from '../loading/problem.ts';
import type { Proof } from '../proof/project.ts';

/** Which project is proved. */
export interface Setting {
  /** The folder that the project stands in. */
  root: string;
  /** The file that exports it, as `project` or by default. */
  project: string;
}

/** The thread's answer: the proofs, or why the project could not be read; and the files that were loaded. */
export type Answer = { files: string[] } & (Proven | { is: 'broken'; problem: Problem });

/** The proofs: first those of the kinds and documents alone, then all together (`isWhole`). */
export interface Proven {
  is: 'proven';
  isWhole: boolean;
  proofs: Proof[];
  /** The kinds, and the types of document that are proved by themselves. */
  kinds: string[];
  /** The folder of each of them that has one, from the root. */
  folders: Readonly<Record<string, string>>;
}

// Node keeps every module that it has loaded: some 3 MB for each proof of a project of Tessera's size.
const maxProofs = 100;

/**
 * A thread that proves a project again and again. It keeps the libraries, so that each proof after the first takes a
 * fraction of the time of a fresh process; the thread that waits for it is free meanwhile.
 */
export class ProofThread {
  readonly #setting: Setting;
  #thread: Thread;
  #proofs = 0;

  constructor(setting: Setting) {
    this.#setting = setting;
    this.#thread = start(setting);
  }

  /** Proves the project as its files are now, and yields each answer as it comes; only one question at a time. */
  async *prove(): AsyncGenerator<Answer> {
    const { worker, failed } = this.#thread;
    worker.postMessage('prove');
    for (let isOver = false; !isOver; ) {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      worker.once('message', resolve);
      const answer = await Promise.race([promise, failed]);
      isOver = answer.is === 'broken' || answer.isWhole;
      yield answer;
    }
    this.#proofs += 1;
    if (this.#proofs % maxProofs === 0) await this.renew();
  }

  /** Starts a new thread: the prover itself may have changed, while the contract is developed. */
  async renew(): Promise<void> {
    const before = this.#thread;
    this.#thread = start(this.#setting);
    await before.worker.terminate();
  }

  /** Ends the thread, whatever it is doing. */
  async close(): Promise<void> {
    await this.#thread.worker.terminate();
  }
}

interface Thread {
  worker: Worker;
  /** Rejects when it has ended. */
  failed: Promise<never>;
}

function start(setting: Setting): Thread {
  // The worker is beside this file: TypeScript in the product, JavaScript in the package that is made of the contract.
  const file = new URL(`./proof-worker${extname(import.meta.filename)}`, import.meta.url);
  const execArgv = ['--disable-warning=ExperimentalWarning'];
  const worker = new Worker(file, { workerData: setting, execArgv });
  const failed = new Promise<never>((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that proves the contract has ended.')));
  });
  failed.catch(() => {});
  return { worker, failed };
}
