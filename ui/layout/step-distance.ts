/**
 * How far a row of endless copies has to move for its next item (`direction` 1), or the one before (-1), to stand where the
 * row begins to be seen. `offsets` say how far behind that place the items of one copy stand, `copy` how long a copy is; all in
 * pixels, in the direction of reading.
 */
export function stepDistance(offsets: readonly number[], copy: number, direction: 1 | -1): number {
  // What is nearer than a pixel stands there already.
  const away = offsets.map((offset) => wrap(offset * direction - 1, copy) + 1);
  return Math.min(...away) * direction;
}

const wrap = (value: number, length: number) => ((value % length) + length) % length;
