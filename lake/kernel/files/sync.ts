import { closeSync, fsyncSync, openSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Flushes a file's content, or a folder's names, to the disk, so that a loss of power cannot undo what was written. */
export async function sync(path: string): Promise<void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, 'r');
    await handle.sync();
  } catch (error) {
    passOver(error);
  } finally {
    await handle?.close();
  }
}

/** The same, synchronously. */
export function syncNow(path: string): void {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, 'r');
    fsyncSync(descriptor);
  } catch (error) {
    passOver(error);
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/**
 * Flushes the names of folders that were just made to the disk. `made` is what `mkdirSync` returned: the first of them,
 * if any.
 */
export function syncMade(made: string | undefined, folder: string): void {
  for (const parent of parentsOf(made, folder)) syncNow(parent);
}

function parentsOf(made: string | undefined, folder: string): string[] {
  if (made === undefined) return [];
  const parents: string[] = [];
  const first = dirname(resolve(made));
  for (let parent = dirname(resolve(folder)); parent.length >= first.length; parent = dirname(parent)) {
    parents.push(parent);
    if (parent === dirname(parent)) break;
  }
  return parents;
}

// Windows opens no folder for this, some network file systems do not support it, and a folder may be closed to somebody
// who may use what is in it.
const unable = new Set(['EACCES', 'EINVAL', 'EISDIR', 'ENOTSUP', 'EPERM']);

function passOver(error: unknown): void {
  if (!unable.has(String((error as NodeJS.ErrnoException).code))) throw error; // errors of the system have a code
}
