import type { Facet } from './choice.ts';

/** A facet whose options are the distinct values of the cards, sorted; blank values are no options. */
export function facetOf(name: string, label: string, values: readonly (string | null)[]): Facet {
  const words = values.map((value) => value?.trim() ?? '').filter(Boolean);
  return { name, label, options: [...new Set(words)].toSorted().map((value) => ({ value, label: value })) };
}
