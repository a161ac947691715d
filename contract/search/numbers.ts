import * as fc from 'fast-check';
import type { Rules } from '../reading/rules.ts';

/** Numbers within some rules, their limits among them; the nearest to the limits where the rules permit none. */
export function numbers({ min, max, above, below, integer, precision = 2 }: Rules): fc.Arbitrary<number> {
  // Numbers are drawn as whole ones of this step, in which what is just above or below a limit is the next.
  const step = integer || precision === 0 ? 1 : 0.25;
  const lowest = Math.max(min ?? -usual, above === undefined ? -usual : above + step);
  const highest = Math.min(max ?? usual, below === undefined ? usual : below - step);
  const [low, high] = [Math.ceil(lowest / step), Math.floor(highest / step)];
  if (low > high) return fc.constant(lowest);
  const limits = fc.constantFrom(low, high);
  const between = fc.integer({ min: low, max: high });
  const far = integer && max === undefined && below === undefined ? [fc.constant(2 ** 53)] : [];
  return fc
    .oneof({ weight: 1, arbitrary: limits }, { weight: 5, arbitrary: between }, ...far)
    .map((count) => count * step);
}

const usual = 100_000;
