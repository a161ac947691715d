import { scryptSync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { HashTask } from './hash-thread.ts';

// Hashes one password after the other, in a thread of its own so that Node's thread pool stays free to read files.
parentPort?.on('message', ({ password, salt, bytes, options }: HashTask) => {
  parentPort?.postMessage(scryptSync(password, salt, bytes, options));
});
