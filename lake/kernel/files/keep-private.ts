import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ofOthers = 0o077;
const sticky = 0o1000; // a folder of many, such as /tmp

/** Takes from others what rights they have on a file, if it is there. Where nothing can be done about it, all stays. */
export function keepFilePrivate(file: string): void {
  restrict(file, 0o600);
}

/**
 * Takes from others what rights they have on a folder, and on the files directly in it when the folder was open to them: those of
 * a closed one were made for their owner alone. Where nothing can be done about it, all stays.
 */
export function keepFolderPrivate(folder: string): void {
  const mode = modeOf(folder);
  if (mode === undefined || (mode & ofOthers) === 0) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile()) keepFilePrivate(join(folder, entry.name));
  restrict(folder, 0o700);
}

/** Takes from others what rights they have on a folder, whatever is in it. */
export function closeFolder(folder: string): void {
  if (((modeOf(folder) ?? sticky) & sticky) === 0) restrict(folder, 0o700);
}

function restrict(path: string, own: number): void {
  const mode = modeOf(path);
  if (mode === undefined || (mode & ofOthers) === 0) return;
  try {
    chmodSync(path, own);
  } catch {
    // It belongs to somebody else, or its file system knows no rights.
  }
}

const modeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.mode;
