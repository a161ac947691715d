import type { KindExamples } from '../kind-examples.ts';

/** What the search for counterexamples needs to know about this kind. */
export const examples: KindExamples = {
  found: [
    {
      what: 'one risk in full twice',
      sections: ['k0', 'k1'].map((_key) => ({
        _type: 'risk-detail',
        _key,
        risk: { _type: 'reference', _ref: 'risk-1' },
      })),
      neighbours: [{ _id: 'risk-1', _type: 'risk', title: 'a', severity: 'high', category: 'access' }],
    },
  ],
};
