import { namesOf } from './address.ts';
import type { Counts, Quantity } from './estimate.ts';
import { keepWithin } from './stops.ts';

/** A company of a typical size as a starting point. */
export interface Preset {
  key: string;
  label: string;
  settings: { key: string; name: string; value: number }[];
}

/** Returns the counts of a preset; a quantity that it does not name has its initial count. */
export function countsOf({ settings }: Preset, quantities: readonly Quantity[]): number[] {
  const names = namesOf(quantities);
  return quantities.map((quantity, index) => {
    const setting = settings.find(({ name }) => namesOf([{ name }])[0] === names[index]);
    return keepWithin(quantity, setting?.value ?? quantity.initial);
  });
}

/** Whether two lists of counts are equal. */
export function areSame(some: Counts, others: Counts): boolean {
  return some.every((count, index) => count === others[index]);
}
