import { namesOnce } from '../address/names-once.ts';
import { slugOf } from '../text/slug-of.ts';
import type { Counts, Quantity } from './estimate.ts';
import { readNumber } from './read-number.ts';

/** How many of each quantity an address asks for; what it does not say, or says wrongly, is as it is at first. */
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

/** The same address with what differs from the first state, and with everything else that it said. */
export function addressOf(
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

/** The name of each quantity in the address of a page that has no other calculator; a name that is taken already gets a number. */
export const namesOf = (quantities: readonly Pick<Quantity, 'name'>[]): string[] =>
  namesOnce(quantities.map(({ name }) => slugOf(name) || 'quantity'));
