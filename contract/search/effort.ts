import type { Effort } from './counterexample.ts';

/** How many random documents of each kind a push tries. */
export const usualRuns = 25;
/** How many random documents of each kind `npm run contract -- --thorough` tries. */
export const thoroughRuns = 1_000;

/**
 * How hard this run of the tests searches: SEARCH_RUNS documents of each kind, times `share` where one takes longer,
 * from the seed SEARCH_SEED. Tests always begin with the same seed, so that only a change of the tree changes their
 * outcome; `npm run contract` begins with another every time, and a counterexample says with which.
 */
export function effortOf(share = 1): Effort & { seed: number } {
  const runs = Number(process.env.SEARCH_RUNS ?? usualRuns);
  return { runs: Math.max(5, Math.round(runs * share)), seed };
}

/** The seed of everything that the tests try at random. */
export const seed = Number(process.env.SEARCH_SEED ?? 2026);
