import type { SanityClient } from '@sanity/client';
import { type Filter, filterOf, rowsAtOnce } from './listing.ts';

/**
 * Returns a function that counts the documents of a list. With words or a standing, the lake has to look at every
 * document of the types, so it is asked once for each filter, and again when documents were made, published, taken
 * offline or deleted: while somebody types, the count is kept. Rejects when the lake does not answer.
 */
export function listCounter(client: SanityClient): (filter: Filter) => Promise<number> {
  let known: { key: string; of: Promise<number> } | undefined;
  return async ({ types, words, standing }) => {
    const ofTypes = (perspective: 'raw' | 'published') =>
      client.fetch<number>('count(*[_type in $types])', { types }, { perspective }); // known without looking at any
    const stored = await Promise.all([ofTypes('raw'), ofTypes('published')]);
    const key = JSON.stringify([types, words, standing, stored]);
    if (known?.key !== key) {
      const { filter, params, perspective } = filterOf({ types, words, standing });
      known = { key, of: client.fetch<number>(`count(*[${filter}])`, params, { perspective }) };
    }
    return known.of;
  };
}

/**
 * How many documents are in a list, from one page of it and, where that is full, from their count; undefined while that
 * is not known. What the page shows is newer than the count.
 */
export function lengthOf(from: number, rows: number, counted: number | undefined): number | undefined {
  if (rows === 0 && from > 0) return Math.min(counted ?? from, from);
  if (rows < rowsAtOnce) return from + rows;
  return counted === undefined ? undefined : Math.max(counted, from + rows);
}
