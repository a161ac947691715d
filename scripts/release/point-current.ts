import { lstatSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { messageOf } from '#lake/kernel/message-of.ts';

/**
 * Makes the link `current` beside the folders of releases lead to the one in `root`, without a moment in which it leads
 * nowhere. Returns the link, and whether there is one. Removes what a switch that was cut off has left. Throws a
 * sentence when the link cannot be changed.
 */
export function pointCurrent(root: string): { link: string; isThere: boolean } {
  const link = join(dirname(root), 'current');
  const isThere = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (!isThere) return { link, isThere };
  try {
    rmSync(`${link}.new`, { force: true });
    symlinkSync(basename(root), `${link}.new`);
    renameSync(`${link}.new`, link);
  } catch (cause) {
    throw new Error(
      `The link "${link}" cannot be led to "${root}" (${messageOf(cause)}). Lead it there by "ln -sfn ${basename(root)} ${link}", or the next boot starts another release.`,
      { cause },
    );
  }
  return { link, isThere };
}
