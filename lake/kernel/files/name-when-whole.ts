import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { removeAtEnd } from './remove-at-end.ts';
import { sync } from './sync.ts';

/**
 * Has `write` write a file under another name, and gives it its own once it is whole; answers what `write` does. Nothing is left of one
 * that fails, or is cut off by the end of the process, and what had the name before stays.
 */
export async function nameWhenWhole<T>(file: string, write: (part: string) => Promise<T>): Promise<T> {
  const part = `${file}.${crypto.randomUUID()}.part`;
  const keep = removeAtEnd(part);
  try {
    const answer = await write(part);
    await sync(part);
    await rename(part, file);
    await sync(dirname(file));
    return answer;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    keep();
  }
}
