/** An annotated picture as stored; it is content/pictures/feature-inventory.webp. */
export const sample = {
  _type: 'annotated-picture',
  eyebrow: 'The list',
  title: 'One line for each identity',
  text: 'Seven of 4,318, sorted by when they were last used.',
  picture: {
    _type: 'picture',
    asset: { _type: 'reference', _ref: 'image-edb2a1affa127c50bc3bff9360f01297cf493849-1200x900-webp' },
    alt: 'A table of identities with their owners, last use and reach; one line stands out in amber',
  },
  points: [
    {
      _key: 'kind',
      _type: 'annotation',
      title: 'What it is',
      text: 'Accounts, keys, certificates, apps and agents stand in one list.',
      x: 30,
      y: 24,
    },
    {
      _key: 'owner',
      _type: 'annotation',
      title: 'Who answers for it',
      text: 'A team that has said yes, or nobody yet.',
      x: 57.5,
      y: 44.2,
    },
    {
      _key: 'reach',
      _type: 'annotation',
      title: 'What it opens',
      text: 'Five points: it reaches what must never be lost.',
      x: 82.3,
      y: 44.2,
    },
  ],
  pictureSide: 'left',
  background: 'paper',
  spacing: 'normal',
};
