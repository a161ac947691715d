import type { Readable, Writable } from 'node:stream';

/**
 * Pipes a body to several writers, each of which may close or fail without harm to the others. Calls `letGo` when none
 * is left.
 */
export function pipeToAll(body: Readable, readers: readonly Writable[], letGo: () => void): void {
  let left = readers.length;
  for (const reader of readers) {
    reader.on('error', () => body.unpipe(reader));
    reader.once('close', () => {
      left -= 1;
      if (left === 0) letGo();
    });
    body.pipe(reader);
  }
}
