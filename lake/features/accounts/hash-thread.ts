import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The arguments of one call of scrypt. */
export interface HashTask {
  password: string;
  salt: Uint8Array;
  bytes: number;
  options: { N: number; r: number; p: number; maxmem: number };
}

/** A thread that hashes passwords. It is started when it is first needed, and must be asked for one hash at a time. */
export class HashThread {
  #worker: Worker | undefined;

  /** Returns the hash. Throws when the thread ends before it has answered. */
  async hash(task: HashTask): Promise<Buffer> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const end = () => reject(new Error('The thread that hashes passwords has ended.'));
    const answer = (hash: Uint8Array) => resolve(Buffer.from(hash));
    worker.once('message', answer);
    worker.once('exit', end);
    try {
      worker.postMessage(task);
      return await promise;
    } finally {
      worker.off('message', answer);
      worker.off('exit', end);
    }
  }

  /** Ends the thread, even in the middle of a hash. */
  close(): void {
    void this.#worker?.terminate();
  }

  #start(): Worker {
    // The worker has the same ending as this file: TypeScript in the product, JavaScript in the package that is made of
    // the lake.
    const file = new URL(`./hash-worker${extname(import.meta.filename)}`, import.meta.url);
    const worker = new Worker(file, { execArgv: ['--disable-warning=ExperimentalWarning'] });
    worker.unref();
    worker.on('error', (error) => console.error('The thread that hashes passwords failed:', error));
    worker.once('exit', () => {
      this.#worker = undefined;
    });
    return worker;
  }
}
