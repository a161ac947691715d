import { scryptSync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { HashTask } from './hash-thread.ts';

// A thread that hashes one password after the other, apart from the threads of Node's that read files.
parentPort?.on('message', ({ password, salt, bytes, options }: HashTask) => {
  parentPort?.postMessage(scryptSync(password, salt, bytes, options));
});
