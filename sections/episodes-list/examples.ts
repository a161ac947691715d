import type { KindExamples } from '../kind-examples.ts';

/** What the search for counterexamples needs to know about this kind. */
export const examples: KindExamples = {
  mend(section) {
    const isChosen = section.source !== 'picked' || (section.episodes as unknown[])?.length > 0;
    return isChosen ? section : { ...section, source: 'all' };
  },
};
