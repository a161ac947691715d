import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ofOthers = 0o077;
const sticky = 0o1000; // the bit of folders that many share, such as /tmp

/** Removes the rights of others to a file, if it exists. Does nothing where rights cannot be changed. */
export function keepFilePrivate(file: string): void {
  restrict(file, 0o600);
}

/**
 * Removes the rights of others to a folder and, if it was open to them, to the files directly in it; in a folder that
 * was closed, files were made for their owner alone. Does nothing where rights cannot be changed.
 */
export function keepFolderPrivate(folder: string): void {
  const mode = modeOf(folder);
  if (mode === undefined || (mode & ofOthers) === 0) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile()) keepFilePrivate(join(folder, entry.name));
  restrict(folder, 0o700);
}

/** Removes the rights of others to a folder, unless many share it (the sticky bit), and leaves what is in it. */
export function closeFolder(folder: string): void {
  if (((modeOf(folder) ?? sticky) & sticky) === 0) restrict(folder, 0o700);
}

function restrict(path: string, own: number): void {
  const mode = modeOf(path);
  if (mode === undefined || (mode & ofOthers) === 0) return;
  try {
    chmodSync(path, own);
  } catch {
    // It belongs to somebody else, or its file system has no permissions.
  }
}

const modeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.mode;
