import { filePlacesIn, type Holder } from './file-places.ts';

const maxOffered = 3;

/**
 * The first few different alternative texts that a picture has where it is used, those of the documents that were
 * changed last first.
 */
export function wordsAtPlaces(holders: readonly Holder[], file: string): string[] {
  const said = holders.flatMap((holder) =>
    filePlacesIn(holder, file).flatMap(({ fields: { alt, isDecorative } }) =>
      typeof alt === 'string' && isDecorative !== true ? alt.trim() : [],
    ),
  );
  return [...new Set(said)].filter(Boolean).slice(0, maxOffered);
}
