import { existsSync } from 'node:fs';
import { thoroughRuns } from '#contract/search/effort.ts';
import type { Variables } from '#settings/variables.ts';

/** What is searched: some kinds, or all of them and whole pages; how hard, and from which seed. */
export interface Searched {
  kinds?: readonly string[];
  thorough?: boolean;
  seed: string;
}

// The searches of each kind and each type of page, also of their Markdown, and the check that the Studio permits what
// is searched with. The tests of the search itself belong to `npm test`.
const ofKinds = ['examined-views.test.ts', 'search.test.ts', 'drafts.test.tsx'];
const ofTypes = ['examined-layouts.test.ts', 'documents.test.ts'];
const others = ['generator.test.ts', 'markdown.test.ts'];

/**
 * The words and variables that run the search in the test runner, because the views are `.tsx`, which Node cannot load
 * by itself.
 */
export function searchWords({ kinds, thorough, seed }: Searched): {
  words: string[];
  env: Variables;
} {
  const searches = 'scripts/contract/search';
  // A search for kinds does not wait until the layouts of page types are loaded, nor the other way round.
  const files = kinds
    ? [...(kinds.every(isPageType) ? [] : ofKinds), ...(kinds.some(isPageType) ? ofTypes : [])]
    : [...ofKinds, ...ofTypes, ...others];
  const places = files.map((file) => `${searches}/${file}`);
  const only = kinds ? ['-t', ` (${kinds.join('|')}) `] : [];
  const reporter = `--reporter=./${searches}/found-reporter.ts`;
  const runs = thorough ? { SEARCH_RUNS: String(thoroughRuns) } : {};
  return {
    words: ['run', '--project', 'unit', reporter, ...places, ...only],
    env: { ...runs, SEARCH_SEED: seed },
  };
}

const isPageType = (name: string): boolean => existsSync(`pages/${name}/layout.tsx`);

/** A random seed. */
export const anySeed = (): string => String(Math.floor(Math.random() * 2 ** 31));
