import type { KindExamples } from '../kind-examples.ts';

/** What the search for counterexamples needs to know about this kind. */
export const examples: KindExamples = {
  found: [
    {
      what: 'an integration whose category was emptied',
      sections: [{ _type: 'integrations-list', title: 'a' }],
      neighbours: [
        { _id: 'integration-1', _type: 'integration', title: 'a', slug: { current: 'a' }, category: '' },
      ],
    },
    {
      what: 'two integrations of one name',
      sections: [{ _type: 'integrations-list', title: 'a' }],
      neighbours: ['a', 'b'].map((current) => ({
        _id: `integration-${current}`,
        _type: 'integration',
        title: 'a',
        slug: { current },
      })),
    },
    {
      what: 'two integrations without a name in addresses',
      sections: [{ _type: 'integrations-list', title: 'a' }],
      neighbours: ['a', 'b'].map((title) => ({ _id: `integration-${title}`, _type: 'integration', title })),
    },
  ],
};
