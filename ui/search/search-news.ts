import type { SearchAnswer } from './search-answer.ts';

/** A summary of an answer in a sentence or two: how much was found, or what to try instead. */
export function searchNews({ query, hits, hasMore, isWhole }: SearchAnswer): string {
  const later = isWhole
    ? ''
    : ' The search is still being prepared, so some pages are missing: try again in a minute.';
  if (!query.trim()) return `Type what you’re looking for.${later}`;
  if (hits.length === 0)
    return `Nothing was found for “${shortened(query)}”. Try fewer words, or a more general one.${later}`;
  if (hasMore) return `These ${hits.length} pages match best. Add words to find others.${later}`;
  return `${hits.length === 1 ? 'One page' : `${hits.length} pages`} found.${later}`;
}

const maxShown = 60;
const shortened = (query: string): string =>
  query.length > maxShown ? `${query.slice(0, maxShown).trim()}…` : query.trim();
