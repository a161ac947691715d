import { slugOf } from '../text/slug-of.ts';
import type { Counts, Quantity } from './estimate.ts';
import { readNumber } from './read-number.ts';

/** How many of each quantity an address asks for; what it does not say, or says wrongly, is as it is at first. */
export function readCounts(quantities: readonly Quantity[], search: string): number[] {
  const asked = new URLSearchParams(search);
  const names = namesOf(quantities);
  return quantities.map(({ lowest, highest, initial }, index) => {
    const value = readNumber(asked.get(names[index] ?? '') ?? '');
    return value !== null && value >= lowest && value <= highest ? value : initial;
  });
}

/** The same address with what differs from the first state, and with everything else that it said. */
export function addressOf(quantities: readonly Quantity[], counts: Counts, address: string): string {
  const url = new URL(address);
  namesOf(quantities).forEach((name, index) => {
    const count = counts[index];
    if (count === undefined || count === quantities[index]?.initial) url.searchParams.delete(name);
    else url.searchParams.set(name, String(count));
  });
  return url.href;
}

/** The name of each quantity in the address; a name that is taken already gets a number. */
export function namesOf(quantities: readonly Pick<Quantity, 'name'>[]): string[] {
  const taken: string[] = [];
  for (const { name } of quantities) {
    const base = slugOf(name) || 'quantity';
    let free = base;
    for (let count = 2; taken.includes(free); count++) free = `${base}-${count}`;
    taken.push(free);
  }
  return taken;
}
