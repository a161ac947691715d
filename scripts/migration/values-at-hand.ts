/**
 * The words, to be put behind what a migration has to decide, for what schema and query already say of a missing field.
 * Where the two differ it names both, because visitors have seen the one, and editors get the other. `initial` is the
 * code of a value.
 */
export function valuesAtHand(initial: string | undefined, fallback: unknown): string {
  const shown = fallback === undefined ? undefined : JSON.stringify(fallback);
  const begins = initial && `${initial}, with which the Studio begins it`;
  const answers = shown && `${shown}, which the query answers where it is missing`;
  if (initial !== undefined && initial === shown)
    return `; at hand is ${begins} and which the query answers where it is missing`;
  const known = [begins, answers].filter((one) => one !== undefined);
  return known.length > 0 ? `; at hand ${known.length > 1 ? 'are' : 'is'} ${known.join(', and ')}` : '';
}
