/**
 * Returns the distance that a row of endless copies has to move so that its next item (`direction` 1), or the
 * previous one (-1), is at the beginning of the visible row. `offsets` are the distances of one copy's items from
 * that beginning, and `copy` is the length of a copy; all in pixels, in reading direction.
 */
export function stepDistance(offsets: readonly number[], copy: number, direction: 1 | -1): number {
  // An item less than a pixel away counts as already there.
  const away = offsets.map((offset) => wrap(offset * direction - 1, copy) + 1);
  return Math.min(...away) * direction;
}

const wrap = (value: number, length: number) => ((value % length) + length) % length;
