import type { DocumentWithHits } from './hits.ts';

/** How many places are shown at a time; a document is not cut. */
export const maxShown = 100;

/** Splits documents into pages of at most `maxShown` places each, unless a single document has more. */
export function pagesOfHits(found: readonly DocumentWithHits[]): DocumentWithHits[][] {
  const pages: DocumentWithHits[][] = [];
  let count = Number.POSITIVE_INFINITY;
  for (const document of found) {
    const own = document.fields.reduce((sum, { hits }) => sum + hits.length, 0);
    if (count + own > maxShown) {
      pages.push([]);
      count = 0;
    }
    count += own;
    pages.at(-1)?.push(document);
  }
  return pages;
}
