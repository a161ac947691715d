import { namesOnce } from '../address/names-once.ts';
import { slugOf } from '../text/slug-of.ts';
import type { Counts, Quantity } from './estimate.ts';
import { readNumber } from './read-number.ts';

/**
 * Returns the counts that an address asks for; a quantity that it lacks, or gives wrongly, keeps its initial count.
 */
export function readCounts(
  quantities: readonly Quantity[],
  search: string,
  names: readonly string[] = namesOf(quantities),
): number[] {
  const asked = new URLSearchParams(search);
  return quantities.map(({ lowest, highest, initial }, index) => {
    const value = readNumber(asked.get(names[index] ?? '') ?? '');
    return value !== null && value >= lowest && value <= highest ? value : initial;
  });
}

/** Returns the address with the counts that differ from the initial ones, and with everything else that it had. */
export function addressWithCounts(
  quantities: readonly Quantity[],
  counts: Counts,
  address: string,
  names: readonly string[] = namesOf(quantities),
): string {
  const url = new URL(address);
  names.forEach((name, index) => {
    const count = counts[index];
    if (count === undefined || count === quantities[index]?.initial) url.searchParams.delete(name);
    else url.searchParams.set(name, String(count));
  });
  return url.href;
}

/**
 * The names of the quantities in the address of a page without another calculator; a name that is taken already gets
 * a number.
 */
export const namesOf = (quantities: readonly Pick<Quantity, 'name'>[]): string[] =>
  namesOnce(quantities.map(({ name }) => slugOf(name) || 'quantity'));
