const picture = (asset: string, alt: string) => ({
  _type: 'picture',
  asset: { _type: 'reference', _ref: `image-${asset}-webp` },
  alt,
});
const link = (href: string) => ({ _type: 'link', href });

/** Three parts of a product as stored; their pictures are content/pictures/feature-*.webp. */
export const sample = {
  _type: 'tabs',
  eyebrow: 'The platform',
  title: 'Three jobs, one inventory',
  text: 'Each part reads the same graph of identities, credentials, permissions and use.',
  tabs: [
    {
      _key: 'inventory',
      _type: 'tab',
      label: 'Inventory',
      title: 'One line for every identity',
      text: 'Accounts, keys, grants and agents from clouds, vaults, code hosts and SaaS, joined into one identity each.',
      picture: picture(
        'edb2a1affa127c50bc3bff9360f01297cf493849-1200x900',
        'A table of identities with their owners, last use and reach',
      ),
      link: link('/platform/visibility'),
      linkLabel: 'How discovery works',
      anchor: 'inventory',
    },
    {
      _key: 'detection',
      _type: 'tab',
      label: 'Detection',
      title: 'A key has habits. Know when they change.',
      text: 'A deploy key that lists storage at night is told apart from one that deploys.',
      picture: picture(
        'a9bf199ee5aae38bbefc700b196afae53c58a21f-1200x900',
        'A chart of calls through the day, with three tall bars at night',
      ),
      link: link('/platform/detection-and-response'),
      linkLabel: 'How detection works',
      anchor: 'detection',
    },
    {
      _key: 'lifecycle',
      _type: 'tab',
      label: 'Lifecycle',
      title: 'An owner at the start, an end on purpose',
      text: 'Retired in steps that can be taken back, and watched after each of them.',
      picture: picture(
        '0cd074d7453a62316eaaed3bfa89701f178c6abf-1200x900',
        'The life of one identity in four lanes, from found to ended',
      ),
      link: link('/platform/lifecycle-management'),
      linkLabel: 'How identities retire',
      anchor: 'lifecycle',
    },
  ],
  background: 'paper',
  spacing: 'normal',
};
