import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { walkTree } from '../syntax/nesting.ts';
import type { ReaderData, ReaderOutcome, ReaderTask } from './task.ts';

/** A reader has ended without an answer: it ran out of memory, or something else happened to it. */
export class ReaderEnded extends Error {
  override name = 'ReaderEnded';
  readonly isOutOfMemory: boolean;

  constructor(message: string, isOutOfMemory: boolean) {
    super(message);
    this.isOutOfMemory = isOutOfMemory;
  }
}

/** A thread that answers queries from the lake's file, one at a time, and can be ended in the middle of one. */
export class ReaderThread {
  readonly #worker: Worker;
  readonly #ready: Promise<void>;
  readonly #gone: Promise<void>;
  #settle: { resolve(outcome: ReaderOutcome): void; reject(error: Error): void } | undefined;
  #ended: Error | undefined;

  /** Starts the thread, which may use so many megabytes. */
  constructor(data: ReaderData, megabytes: number) {
    // Beside this file: TypeScript in the product, JavaScript in the package that is made of the lake.
    const file = new URL(`./reader${extname(import.meta.filename)}`, import.meta.url);
    this.#worker = new Worker(file, {
      workerData: data,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    });
    this.#worker.unref();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#ready = promise;
    promise.catch(() => {}); // `ready` tells whoever asks
    this.#worker.once('message', () => {
      resolve();
      this.#worker.on('message', (outcome: ReaderOutcome) => this.#settle?.resolve(outcome));
    });
    const end = (error: Error) => {
      this.#ended ??= error;
      reject(error);
      this.#settle?.reject(error);
    };
    this.#worker.once('error', (error: NodeJS.ErrnoException) =>
      end(new ReaderEnded(error.message, error.code === 'ERR_WORKER_OUT_OF_MEMORY')),
    );
    this.#gone = new Promise((leave) => {
      this.#worker.once('exit', () => {
        end(new ReaderEnded('The thread has ended.', false));
        leave();
      });
    });
  }

  /** Whether it takes no more tasks. */
  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  /** Resolves when it has ended and none of its work goes on. */
  get gone(): Promise<void> {
    return this.#gone;
  }

  /** Resolves when it has started; throws ReaderEnded when it could not. */
  get ready(): Promise<void> {
    return this.#ready;
  }

  /**
   * The outcome of a task; to be called once it is `ready`, and with one task at a time. Throws ReaderEnded when it
   * ends over the task, and Refusal for a task that cannot be handed over.
   */
  async perform(task: ReaderTask): Promise<ReaderOutcome> {
    if (this.#ended) throw this.#ended;
    const { promise, resolve, reject } = Promise.withResolvers<ReaderOutcome>();
    this.#settle = { resolve, reject };
    try {
      // Parameters may be nested too deeply to be handed over.
      walkTree(task.query, () => this.#worker.postMessage(task));
      return await promise;
    } finally {
      this.#settle = undefined;
    }
  }

  /** Ends it at once, whatever it is doing. */
  end(): void {
    this.#ended ??= new ReaderEnded('The thread was ended.', false);
    this.#settle?.reject(this.#ended);
    void this.#worker.terminate();
  }
}
