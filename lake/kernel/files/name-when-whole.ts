import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { removeAtEnd } from './remove-at-end.ts';
import { sync } from './sync.ts';

/**
 * Has `write` write a file under a temporary name and renames it once it is whole; returns what `write` returns. When
 * that fails, or the process ends meanwhile, the temporary file is removed and an earlier file of the name stays.
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
