import { thoroughRuns } from '#contract/search/effort.ts';
import type { Variables } from '#settings/variables.ts';

/** What is searched: some kinds, or all of them and whole pages; with how many documents, and from which seed. */
export interface Searched {
  kinds?: readonly string[];
  thorough?: boolean;
  seed: string;
}

// The searches of each kind and each type of page, those of Markdown besides, and whether the Studio permits what is searched with. Whether
// the search itself is sound is a matter of `npm test`.
const ofOne = [
  'examined-views.test.ts',
  'examined-layouts.test.ts',
  'search.test.ts',
  'documents.test.ts',
  'drafts.test.tsx',
];
const others = ['generator.test.ts', 'markdown.test.ts'];

/** The views are `.tsx`, which Node cannot read by itself: the search runs in the test runner, with these words and variables. */
export function searchWords({ kinds, thorough, seed }: Searched): {
  words: string[];
  env: Variables;
} {
  const searches = 'scripts/contract/search';
  const files = kinds ? ofOne : [...ofOne, ...others];
  const places = files.map((file) => `${searches}/${file}`);
  const only = kinds ? ['-t', ` (${kinds.join('|')}) `] : [];
  const reporter = `--reporter=./${searches}/found-reporter.ts`;
  const runs = thorough ? { SEARCH_RUNS: String(thoroughRuns) } : {};
  return {
    words: ['run', '--project', 'unit', reporter, ...places, ...only],
    env: { ...runs, SEARCH_SEED: seed },
  };
}

/** A seed that nobody has chosen. */
export const anySeed = (): string => String(Math.floor(Math.random() * 2 ** 31));
