import type { KindExamples } from '../kind-examples.ts';

/** What the search for counterexamples needs to know about this kind. */
export const examples: KindExamples = {
  found: [
    {
      what: 'a case study without an industry beside one of another',
      sections: [{ _type: 'case-studies-list', title: 'a' }],
      neighbours: [
        { _id: 'case-study-1', _type: 'case-study', title: 'a', slug: { current: 'a' }, industry: '' },
        { _id: 'case-study-2', _type: 'case-study', title: 'a', slug: { current: 'b' }, industry: 'c' },
      ],
    },
  ],
};
