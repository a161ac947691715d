import { thoroughRuns } from '#contract/search/effort.ts';
import type { Variables } from '#settings/variables.ts';

/** What is searched: some kinds, or all of them and whole pages; with how many documents, and from which seed. */
export interface Searched {
  kinds?: readonly string[];
  thorough?: boolean;
  seed: string;
}

/** The views are `.tsx`, which Node cannot read by itself: the search runs in the test runner, with these words and variables. */
export function searchWords({ kinds, thorough, seed }: Searched): {
  words: string[];
  env: Variables;
} {
  const searches = 'scripts/contract/search';
  const places = kinds
    ? [`${searches}/search.test.ts`, `${searches}/drafts.test.tsx`, '-t', ` (${kinds.join('|')}) `]
    : ['contract/search', searches];
  const reporter = `--reporter=./${searches}/found-reporter.ts`;
  const runs = thorough ? { SEARCH_RUNS: String(thoroughRuns) } : {};
  return { words: ['run', '--project', 'unit', reporter, ...places], env: { ...runs, SEARCH_SEED: seed } };
}

/** A seed that nobody has chosen. */
export const anySeed = (): string => String(Math.floor(Math.random() * 2 ** 31));
