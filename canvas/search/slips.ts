import { startDistance } from './edit-distance.ts';

const minLetters = 4; // shorter words have too many neighbours

/** The words of a text, in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The smallest number of typing errors with which a word of the search begins a word of these texts, plus 0.1 for each
 * text that comes before. Infinity where there are too many errors, or no word is long enough.
 */
function slipsBetween(search: string, said: readonly string[]): number {
  const wanted = wordsOf(search).filter(({ length }) => length >= minLetters);
  const slips = wanted.flatMap((word) => {
    const max = word.length > minLetters ? 2 : 1;
    return said.flatMap((text, rank) =>
      wordsOf(text)
        .filter(({ length }) => length >= minLetters)
        .map((known) => startDistance(word, known, max))
        .filter((distance) => distance <= max)
        .map((distance) => distance + rank / 10),
    );
  });
  return Math.min(...slips);
}

/**
 * Those whose texts are similar to a word of the search, the nearest first. `saidOf` gives the texts about one, the
 * most important first.
 */
export function nearest<Found>(
  all: readonly Found[],
  search: string,
  saidOf: (one: Found) => readonly string[],
): Found[] {
  return all
    .map((one) => ({ one, slips: slipsBetween(search, saidOf(one)) }))
    .filter(({ slips }) => Number.isFinite(slips))
    .sort((a, b) => a.slips - b.slips)
    .map(({ one }) => one);
}
