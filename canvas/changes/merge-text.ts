import { DIFF_DELETE, DIFF_EQUAL, DIFF_INSERT, makeDiff } from '@sanity/diff-match-patch';

/**
 * Merges two edits of a text: somebody changed `before` to `after`, while others changed it to `now`. The result holds
 * all that either has written, and nothing that either has removed.
 */
export function mergeText(before: string, after: string, now: string): string {
  if (now === before) return after;
  const { places, isLeft } = follow(before, now);
  const inserted = new Map<number, string>();
  const removed = new Set<number>();
  let at = 0;
  for (const [sign, letters] of makeDiff(before, after)) {
    const place = places[at] ?? now.length;
    if (sign === DIFF_INSERT) inserted.set(place, (inserted.get(place) ?? '') + letters);
    if (sign === DIFF_DELETE)
      for (let index = at; index < at + letters.length; index++)
        if (isLeft[index]) removed.add(places[index] ?? -1);
    if (sign !== DIFF_INSERT) at += letters.length;
  }
  let merged = '';
  for (let index = 0; index <= now.length; index++) {
    merged += inserted.get(index) ?? '';
    if (!removed.has(index)) merged += now[index] ?? '';
  }
  return merged;
}

/** Whether `text` became `now` by insertions alone: all of its letters still stand there. */
export const isWithin = (text: string, now: string): boolean =>
  makeDiff(text, now).every(([sign]) => sign !== DIFF_DELETE);

/**
 * The place of each letter of `before` in `now`, or the place where a removed letter would stand, and whether it is
 * left.
 */
function follow(before: string, now: string): { places: number[]; isLeft: boolean[] } {
  const places: number[] = [];
  const isLeft: boolean[] = [];
  let at = 0;
  for (const [sign, letters] of makeDiff(before, now)) {
    if (sign !== DIFF_INSERT)
      for (let index = 0; index < letters.length; index++) {
        places.push(sign === DIFF_EQUAL ? at + index : at);
        isLeft.push(sign === DIFF_EQUAL);
      }
    if (sign !== DIFF_DELETE) at += letters.length;
  }
  return { places, isLeft };
}
