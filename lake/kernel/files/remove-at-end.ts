import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';

const unfinished = new Set<string>();
const threadsMs = 50; // for what they are at
const maxTurns = 20;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Has a file or folder go with the process when that ends, or a signal ends it, before the returned function is called: half of
 * something, or a copy of what is private.
 */
export function removeAtEnd(path: string): () => void {
  if (unfinished.size === 0) attend();
  unfinished.add(path);
  return () => {
    unfinished.delete(path);
    if (unfinished.size === 0) leave();
  };
}

/** A folder for what is of no use afterwards, which `remove` removes, or the end of the process. Its name begins with `prefix`. */
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
  if (process.listenerCount(signal) > 1) return; // whoever else listens ends the process in his own time
  removeAll();
  leave();
  process.kill(process.pid, signal);
}

/** Removes all of it, and again what Node's threads were about to write there when they were not asked for more. */
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
