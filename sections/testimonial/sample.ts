/** A testimonial as stored; the portrait is one of content/pictures/. */
export const sample = {
  _type: 'testimonial',
  eyebrow: 'A savings bank',
  quote:
    'We used to argue about whose account it was. Now the list says so, and we argue about whether we need it.',
  name: 'Edda Brandt',
  role: 'Head of Platform Security',
  company: 'Harrowgate Savings',
  portrait: {
    _type: 'image',
    asset: { _type: 'reference', _ref: 'image-b20d2394530bcba1c949e246bf37038d401d6d33-96x96-svg' },
  },
  result: { value: '4,100', label: 'service accounts with an owner' },
  background: 'mist',
  spacing: 'normal',
};
