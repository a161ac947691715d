import { Worker } from 'node:worker_threads';
import type { SearchHit } from '#ui/search/search-answer.ts';

const maxAnswerMs = 5_000; // of one question; the dearest takes a tenth of it on a machine that does nothing else
const maxWaiting = 100; // questions

/** What the index says to a question, and whether it has all pages of the site. */
export interface Found {
  hits: SearchHit[];
  hasMore: boolean;
  isWhole: boolean;
}

interface Asked {
  question: string;
  signal: AbortSignal | undefined;
  resolve: (found: Found) => void;
  reject: (error: Error) => void;
}

/**
 * Asks the search index in a thread of its own, one question after the other, so that a dear one holds up nothing but
 * the search. The thread is started by the first question and, where it had to be ended, by the next.
 */
export class SearchThread {
  readonly #file: string;
  readonly #maxMs: number;
  readonly #waiting: Asked[] = [];
  #worker: Worker | undefined;
  #asked: Asked | undefined;
  #deadline: NodeJS.Timeout | undefined;

  /** `file` is that of the index, which may be made later; `maxMs` is the time that a question gets. */
  constructor(file: string, maxMs = maxAnswerMs) {
    this.#file = file;
    this.#maxMs = maxMs;
  }

  /**
   * Rejects with a sentence when the answer takes too long, or when too many questions wait already. A question whose
   * `signal` has aborted before its turn is not looked into.
   */
  ask(question: string, signal?: AbortSignal): Promise<Found> {
    if (this.#waiting.length >= maxWaiting)
      return Promise.reject(
        new Error(`${maxWaiting} questions wait for the search already. Ask again in a few seconds.`),
      );
    const { promise, resolve, reject } = Promise.withResolvers<Found>();
    this.#waiting.push({ question, signal, resolve, reject });
    this.#askNext();
    return promise;
  }

  /** Ends the thread; questions without an answer are rejected. */
  close(): void {
    const ended = new Error('The search has been closed.');
    for (const { reject } of this.#waiting.splice(0)) reject(ended);
    if (this.#worker) this.#end(this.#worker, ended);
  }

  #askNext(): void {
    if (this.#asked) return;
    this.#asked = this.#waiting.shift();
    while (this.#asked?.signal?.aborted) {
      this.#asked.reject(new Error('Nobody waits for the answer any more.'));
      this.#asked = this.#waiting.shift();
    }
    if (!this.#asked) return;
    this.#worker ??= this.#start();
    const worker = this.#worker;
    worker.postMessage(this.#asked.question);
    const late = `The search has found nothing within ${this.#maxMs} ms. Ask with fewer or rarer words.`;
    this.#deadline = setTimeout(() => this.#end(worker, new Error(late)), this.#maxMs);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./searcher.ts', import.meta.url), {
      workerData: this.#file,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    worker.unref();
    worker.on('message', (found: Found) => this.#settle(({ resolve }) => resolve(found)));
    worker.once('error', (error) => this.#end(worker, error));
    worker.once('exit', () => this.#end(worker, new Error('The thread of the search has ended.')));
    return worker;
  }

  #end(worker: Worker, error: Error): void {
    if (worker !== this.#worker) return; // it has been replaced
    this.#worker = undefined;
    void worker.terminate();
    this.#settle(({ reject }) => reject(error));
  }

  #settle(settle: (asked: Asked) => void): void {
    clearTimeout(this.#deadline);
    const asked = this.#asked;
    this.#asked = undefined;
    if (asked) settle(asked);
    this.#askNext();
  }
}
