/**
 * The number of edits that make one word of another: a letter added, removed, replaced or swapped with its neighbour
 * (the Damerau-Levenshtein distance). Anything beyond `max` is `max + 1`.
 */
export const editDistance = (one: string, other: string, max: number): number =>
  Math.abs(one.length - other.length) > max
    ? max + 1
    : Math.min(max + 1, distancesToStarts(one, other).at(-1) ?? max + 1);

/**
 * The smallest edit distance from `one` to any start of `other`, for a word that is still being typed. Anything beyond
 * `max` is `max + 1`.
 */
export const startDistance = (one: string, other: string, max: number): number =>
  Math.min(max + 1, ...distancesToStarts(one, other));

/** The distance of a word to each start of another, the empty one first. */
function distancesToStarts(one: string, other: string): number[] {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last;
}
