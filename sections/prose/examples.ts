import type { KindExamples } from '../kind-examples.ts';

/** What the search for counterexamples needs to know about this kind. */
export const examples: KindExamples = {
  found: [
    {
      what: 'a list inside a heading',
      sections: [
        {
          _type: 'prose',
          text: [
            {
              _type: 'block',
              _key: 'k0',
              style: 'h2',
              listItem: 'bullet',
              level: 1,
              markDefs: [],
              children: [{ _type: 'span', _key: 'k0', text: 'a', marks: [] }],
            },
          ],
        },
      ],
    },
    {
      what: 'a link inside a link',
      sections: [
        {
          _type: 'prose',
          text: [
            {
              _type: 'block',
              _key: 'k0',
              style: 'normal',
              markDefs: [
                { _type: 'link-mark', _key: 'm0', link: { _type: 'link', href: '/a' } },
                { _type: 'link-mark', _key: 'm1', link: { _type: 'link', href: '/b' } },
              ],
              children: [{ _type: 'span', _key: 'k0', text: 'a', marks: ['m0', 'm1'] }],
            },
          ],
        },
      ],
    },
  ],
};
