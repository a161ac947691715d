import { type Holder, placesIn } from './places-in.ts';

const maxOffered = 3;

/** What places say that a picture shows: the first few different texts, those of what was changed last before the others. */
export function wordsAtPlaces(holders: readonly Holder[], file: string): string[] {
  const said = holders.flatMap((holder) =>
    placesIn(holder, file).flatMap(({ fields: { alt, isDecorative } }) =>
      typeof alt === 'string' && isDecorative !== true ? alt.trim() : [],
    ),
  );
  return [...new Set(said)].filter(Boolean).slice(0, maxOffered);
}
