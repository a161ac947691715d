import { parentPort, workerData } from 'node:worker_threads';
import { AskIndex } from './ask-index.ts';
import { openIndexToAsk } from './open-index.ts';
import type { Found } from './search-thread.ts';

// The thread of a `SearchThread`: takes questions one by one and posts what the index in the given file says.
let opened: AskIndex | null = null;

parentPort?.on('message', (question: string) => {
  opened ??= open();
  const found: Found = opened
    ? { ...opened.ask(question), isWhole: opened.isWhole }
    : { hits: [], hasMore: false, isWhole: false };
  parentPort?.postMessage(found);
});

function open(): AskIndex | null {
  const index = openIndexToAsk(workerData);
  return index && new AskIndex(index);
}
