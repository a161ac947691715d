import type { WorldDocument } from './world.ts';

/** What broke a page once. */
interface Found {
  what: string;
  sections: object[];
  neighbours?: WorldDocument[];
}

/** What the search has found and what was mended since, as it was stored; found.test.ts holds that it stays mended. */
export const found: readonly Found[] = [
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
  {
    what: 'two equal lines of a check list',
    sections: [{ _type: 'feature', title: 'a', checks: ['One', 'One'] }],
  },
  {
    what: 'two equal principles',
    sections: [{ _type: 'principles', title: 'a', cards: ['One', 'One'] }],
  },
  {
    what: 'a paragraph inside bold words',
    sections: [{ _type: 'principles', title: 'a', cards: ['<b>One <p>two</p></b>'] }],
  },
  {
    what: 'two equal buttons',
    sections: ['hero', 'cta-banner'].map((_type) => ({
      _type,
      title: 'a',
      buttons: ['k0', 'k1'].map((_key) => ({ _type: 'button', _key, label: 'a' })),
    })),
  },
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
    what: 'one risk in full twice',
    sections: ['k0', 'k1'].map((_key) => ({
      _type: 'risk-detail',
      _key,
      risk: { _type: 'reference', _ref: 'risk-1' },
    })),
    neighbours: [{ _id: 'risk-1', _type: 'risk', title: 'a', severity: 'high', category: 'access' }],
  },
  {
    what: 'one shared section twice',
    sections: ['k0', 'k1'].map((_key) => ({
      _type: 'shared',
      _key,
      section: { _type: 'reference', _ref: 'shared-section-1' },
    })),
    neighbours: [
      {
        _id: 'shared-section-1',
        _type: 'shared-section',
        title: 'a',
        sections: [{ _key: 'k0', _type: 'principles', title: 'a', anchor: 'a' }],
      },
    ],
  },
];
