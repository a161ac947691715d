/** How many documents a page asks the site for at once, at most. */
export const maxAskedFor = 50;

/** The ids that a value refers to, at any depth, in order and possibly repeated. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = '_ref' in value && typeof value._ref === 'string' ? [value._ref] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}
