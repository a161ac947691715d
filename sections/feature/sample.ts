/** A feature as stored; its picture is content/pictures/feature-inventory.webp. */
export const sample = {
  _type: 'feature',
  eyebrow: 'Inventory',
  title: 'A list that stays true by itself',
  text: [
    {
      _key: 'a',
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [
        {
          _key: 'a1',
          _type: 'span',
          text: 'Each identity is followed from the place that made it to the places that use it.',
          marks: [],
        },
      ],
    },
  ],
  checks: [
    'Owner and purpose beside each line',
    'Last use, from the logs',
    'What it can reach, two steps deep',
  ],
  picture: {
    _type: 'picture',
    asset: { _type: 'reference', _ref: 'image-edb2a1affa127c50bc3bff9360f01297cf493849-1200x900-webp' },
    alt: 'A table of identities with their owners, last use and reach; one line stands out in amber',
  },
  pictureSide: 'right',
  button: {
    _type: 'button',
    label: 'See the inventory',
    variant: 'ghost',
    link: { _type: 'link', href: '/platform' },
  },
  background: 'paper',
  spacing: 'normal',
};
