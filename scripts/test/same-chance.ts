import { configureGlobal } from 'fast-check';
import { seed } from '#contract/search/effort.ts';

// Random trials are the same on every run, unless SEARCH_SEED says otherwise.
configureGlobal({ seed });
