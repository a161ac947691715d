import {
  DIFF_DELETE,
  DIFF_EQUAL,
  DIFF_INSERT,
  type Diff,
  makePatches,
  stringifyPatches,
} from '@sanity/diff-match-patch';

/**
 * The patch from one text to another, in the form of the Content Lake. It replaces all that stands between their common
 * start and their common end. Undefined where a text holds half a surrogate pair, which cannot be written in that form.
 */
export function textPatch(before: string, after: string): string | undefined {
  if (!before.isWellFormed() || !after.isWellFormed()) return undefined;
  // Compared by code points: the library's own diff splits an emoji into halves that it then cannot write down.
  const [old, now] = [[...before], [...after]];
  const least = Math.min(old.length, now.length);
  let start = 0;
  while (start < least && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < least - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const parts: Diff[] = [
    [DIFF_EQUAL, old.slice(0, start).join('')],
    [DIFF_DELETE, old.slice(start, old.length - end).join('')],
    [DIFF_INSERT, now.slice(start, now.length - end).join('')],
    [DIFF_EQUAL, old.slice(old.length - end).join('')],
  ];
  return stringifyPatches(makePatches(parts.filter(([, letters]) => letters)));
}
