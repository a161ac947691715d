import type { Facet } from './choice.ts';

/** A facet whose options are values that cards have, each once and in the order of their letters; what is blank is no option. */
export function facetOf(name: string, label: string, values: readonly (string | null)[]): Facet {
  const words = values.map((value) => value?.trim() ?? '').filter(Boolean);
  return { name, label, options: [...new Set(words)].toSorted().map((value) => ({ value, label: value })) };
}
