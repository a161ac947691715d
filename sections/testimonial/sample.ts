/** A testimonial as stored; the portrait is one of content/pictures/. */
export const sample = {
  _type: 'testimonial',
  eyebrow: 'A savings bank',
  quote:
    'The list ended the question whose account it is. What is left is whether we need it, and that is a good question.',
  name: 'Maud Ferring',
  role: 'Head of Identity and Access',
  company: 'Aldgrave Union',
  portrait: {
    _type: 'image',
    asset: { _type: 'reference', _ref: 'image-b20d2394530bcba1c949e246bf37038d401d6d33-96x96-svg' },
  },
  result: { value: '3,950', label: 'accounts that have an owner now' },
  background: 'mist',
  spacing: 'normal',
};
