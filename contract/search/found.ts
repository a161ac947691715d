/** Pages that the search once found to break something, each with what it was; found.test.ts holds that it stays mended. */
export const found: readonly [what: string, ...sections: object[]][] = [
  [
    'a list inside a heading',
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
  [
    'a link inside a link',
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
  ['two equal lines of a check list', { _type: 'feature', title: 'a', checks: ['One', 'One'] }],
  ['two equal principles', { _type: 'principles', title: 'a', cards: ['One', 'One'] }],
  ['a paragraph inside bold words', { _type: 'principles', title: 'a', cards: ['<b>One <p>two</p></b>'] }],
  [
    'two equal buttons',
    ...['hero', 'cta-banner'].map((_type) => ({
      _type,
      title: 'a',
      buttons: ['k0', 'k1'].map((_key) => ({ _type: 'button', _key, label: 'a' })),
    })),
  ],
];
