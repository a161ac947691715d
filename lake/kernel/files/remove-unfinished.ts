import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// The name that `writeWhole` and `receiveFile` give to a file until it is whole.
const unfinished = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part$/;

/**
 * Whether a name is that of an unfinished file of `writeWhole`; a file that somebody has sent is none, whatever its
 * ending.
 */
export const isUnfinished = (name: string): boolean => unfinished.test(name);

/** Removes what `writeWhole` left in a folder when its process was killed; nobody may be writing there meanwhile. */
export function removeUnfinished(folder: string): void {
  for (const name of namesIn(folder)) if (isUnfinished(name)) rmSync(join(folder, name), { force: true });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // nothing was ever put there
  }
}
