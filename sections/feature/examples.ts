import type { KindExamples } from '../kind-examples.ts';

/** What the search for counterexamples needs to know about this kind. */
export const examples: KindExamples = {
  found: [
    {
      what: 'two equal lines of a check list',
      sections: [{ _type: 'feature', title: 'a', checks: ['One', 'One'] }],
    },
  ],
};
