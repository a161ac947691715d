import type { Effort } from './counterexample.ts';

/** How many random documents are tried of each kind on a push, and with `npm run contract -- --thorough`. */
export const usualRuns = 25;
/** How many a thorough search tries of each kind. */
export const thoroughRuns = 1_000;

/**
 * How hard this run of the tests searches: SEARCH_RUNS documents of each kind, or `share` times as many where one takes
 * longer, from SEARCH_SEED. The checks of a tree always begin at the same place, so that only a change of the tree can turn
 * them; `npm run contract` begins elsewhere every time, and what finds something says where it began.
 */
export function effortOf(share = 1): Effort & { seed: number } {
  const runs = Number(process.env.SEARCH_RUNS ?? usualRuns);
  return { runs: Math.max(5, Math.round(runs * share)), seed };
}

/** Where all that the tests try at random begins. */
export const seed = Number(process.env.SEARCH_SEED ?? 2026);
