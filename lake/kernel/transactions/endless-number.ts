/**
 * Where in a value the first number stands that is none or has no end, which JSON, as documents are kept, has no sign for: sums come to that,
 * and digits without end; undefined where all can be kept.
 */
export function placeOfEndless(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : '';
  if (value === null || typeof value !== 'object') return undefined;
  for (const [name, part] of Object.entries(value)) {
    const below = placeOfEndless(part);
    if (below === undefined) continue;
    const here = Array.isArray(value) ? `[${name}]` : name;
    return below === '' || below.startsWith('[') ? here + below : `${here}.${below}`;
  }
  return undefined;
}
