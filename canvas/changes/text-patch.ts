import {
  DIFF_DELETE,
  DIFF_EQUAL,
  DIFF_INSERT,
  type Diff,
  makePatches,
  stringifyPatches,
} from '@sanity/diff-match-patch';

/**
 * What makes one text of another, in the form of the Content Lake: all between the letters with which both begin and end. Nothing where
 * a text holds half of a letter, which cannot be written in that form.
 */
export function textPatch(before: string, after: string): string | undefined {
  if (!before.isWellFormed() || !after.isWellFormed()) return undefined;
  // By whole letters: the library, asked for what differs, parts an emoji, and cannot write down either half.
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
