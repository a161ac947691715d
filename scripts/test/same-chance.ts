import { configureGlobal } from 'fast-check';
import { seed } from '#contract/search/effort.ts';

// What is tried at random is the same on every run, unless SEARCH_SEED says otherwise.
configureGlobal({ seed });
