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

/** What the thread is asked: to prove after these files have changed. */
export interface Question {
  changed: readonly string[];
}

/** What it answers: the proofs, or why the project could not be read; and the files that it had to do with. */
export type Answer = { files: string[] } & (Proven | { is: 'broken'; problem: Problem });

/** The proofs: those of the kinds are told by themselves, and then all together. */
export interface Proven {
  is: 'proven';
  isWhole: boolean;
  proofs: Proof[];
  kinds: string[];
  /** Where the kinds have their folders, from the root. */
  folder: string | undefined;
}

/**
 * A thread that proves a project again and again. It keeps what has not changed, libraries above all, so that a proof after
 * the first takes a fraction of a fresh process; whoever waits for it is free meanwhile.
 */
export class ProofThread {
  private readonly worker: Worker;
  private readonly failed: Promise<never>;

  constructor(setting: Setting) {
    // Beside this file: TypeScript in the product, JavaScript in the package that is made of the contract.
    const file = new URL(`./proof-worker${extname(import.meta.filename)}`, import.meta.url);
    this.worker = new Worker(file, {
      workerData: setting,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    this.failed = new Promise((_, reject) => {
      this.worker.once('error', reject);
      this.worker.once('exit', () => reject(new Error('The thread that proves the contract has ended.')));
    });
    this.failed.catch(() => {});
  }

  /** Proves the project as it is now, and tells each answer as it comes; one question at a time. */
  async *prove(changed: readonly string[] = []): AsyncGenerator<Answer> {
    this.worker.postMessage({ changed } satisfies Question);
    for (let isOver = false; !isOver; ) {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      this.worker.once('message', resolve);
      const answer = await Promise.race([promise, this.failed]);
      isOver = answer.is === 'broken' || answer.isWhole;
      yield answer;
    }
  }

  /** Ends it, whatever it is at. */
  async close(): Promise<void> {
    await this.worker.terminate();
  }
}
