import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';

const unfinished = new Set<string>();
const threadsMs = 50; // in which they finish what they are writing
const maxTurns = 20;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Removes a file or folder when the process ends, by itself or by a signal, unless the returned function is called
 * first: for unfinished files, and for copies of what is private.
 */
export function removeAtEnd(path: string): () => void {
  if (unfinished.size === 0) attend();
  unfinished.add(path);
  return () => {
    unfinished.delete(path);
    if (unfinished.size === 0) leave();
  };
}

/** Makes a temporary folder, whose path begins with `prefix`. `remove` removes it, or else the end of the process. */
export function temporaryFolder(prefix: string): { folder: string; remove(): Promise<void> } {
  const folder = `${prefix}${crypto.randomUUID()}`;
  const keep = removeAtEnd(folder); // before it is there: a signal may come at any moment
  mkdirSync(folder, { mode: 0o700 });
  return {
    folder,
    async remove() {
      await rm(folder, { recursive: true, force: true });
      keep();
    },
  };
}

function attend(): void {
  process.on('exit', removeAll);
  for (const signal of signals) process.on(signal, end);
}

function leave(): void {
  process.off('exit', removeAll);
  for (const signal of signals) process.off(signal, end);
}

function end(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return; // another listener ends the process in its own time
  removeAll();
  leave();
  process.kill(process.pid, signal);
}

/** Removes them all, and again while any of them reappears: Node's threads may still finish writes that were begun. */
function removeAll(): void {
  for (
    let turn = 0;
    turn < maxTurns && [...unfinished].some((path) => turn === 0 || existsSync(path));
    turn++
  ) {
    for (const path of unfinished) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, threadsMs);
  }
}
