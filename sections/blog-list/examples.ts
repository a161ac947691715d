import type { KindExamples } from '../kind-examples.ts';

/** What the search for counterexamples needs to know about this kind. */
export const examples: KindExamples = {
  mend(section) {
    const { source, category, posts } = section;
    const isChosen =
      source === 'category' ? category : source !== 'picked' || (Array.isArray(posts) && posts.length > 0);
    return isChosen ? section : { ...section, source: 'latest' };
  },
};
