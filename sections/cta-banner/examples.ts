import type { KindExamples } from '../kind-examples.ts';

/** What the search for counterexamples needs to know about this kind. */
export const examples: KindExamples = {
  found: [
    {
      what: 'two equal buttons',
      sections: [
        {
          _type: 'cta-banner',
          title: 'a',
          buttons: ['k0', 'k1'].map((_key) => ({ _type: 'button', _key, label: 'a' })),
        },
      ],
    },
  ],
};
