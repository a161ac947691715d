import type { KindExamples } from '../kind-examples.ts';

/** What the search needs to know of it. */
export const examples: KindExamples = {
  found: [
    {
      what: 'two equal lines of a check list',
      sections: [{ _type: 'feature', title: 'a', checks: ['One', 'One'] }],
    },
  ],
};
