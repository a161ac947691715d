import { startDistance } from './edit-distance.ts';

const minLetters = 4; // shorter words have too many neighbours

/** The words of a text in small letters. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * With how few slips a word of a search begins one that is said of something, a little more where that is said late; Infinity where there
 * are too many, or no word is long enough.
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

/** Those of which something like the words of a search is said, the nearest first; `saidOf` tells what, the most important first. */
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
