import { lstatSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Has the link `current` beside the folders of releases lead to the one in `root`, at no moment to none; answers the link, and whether
 * there is one. What a switch that was cut off has left is taken away.
 */
export function pointCurrent(root: string): { link: string; isThere: boolean } {
  const link = join(dirname(root), 'current');
  const isThere = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (isThere) {
    rmSync(`${link}.new`, { force: true });
    symlinkSync(basename(root), `${link}.new`);
    renameSync(`${link}.new`, link);
  }
  return { link, isThere };
}
