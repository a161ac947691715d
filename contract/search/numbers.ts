import * as fc from 'fast-check';
import { numberRange, withPlaces } from '../reading/number-range.ts';
import type { Rules } from '../reading/rules.ts';

/** Numbers within some rules, their limits among them; the lower limit when the rules permit none. */
export function numbers(rules: Rules): fc.Arbitrary<number> {
  const { lowest, highest, step } = numberRange(rules);
  const { integer, precision } = rules;
  const low = Math.round((lowest ?? Math.min(-usual, (highest ?? 0) - usual)) / step);
  const high = Math.round((highest ?? Math.max(usual, (lowest ?? 0) + usual)) / step);
  if (low > high) return fc.constant(lowest ?? 0);
  const limits = fc.constantFrom(low, high);
  const between = fc.integer({ min: low, max: high });
  const far = integer && highest === undefined ? [fc.constant(2 ** 53)] : [];
  return fc
    .oneof({ weight: 1, arbitrary: limits }, { weight: 5, arbitrary: between }, ...far)
    .map((count) => withPlaces(count * step, precision));
}

const usual = 100_000;
