/**
 * The path of the first number in a value that is NaN or infinite, as sums and endless digits may become; JSON, in
 * which documents are kept, cannot hold it. Undefined where all numbers can be kept.
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
