/** A hero as stored; its picture is content/pictures/hero-poster.webp. */
export const sample = {
  _type: 'hero',
  eyebrow: 'Non-human identity security',
  title: 'Every key has an owner. Find it.',
  text: 'See each service account, token and agent in your estate, who answers for it, and what it can reach.',
  layout: 'split',
  buttons: [
    {
      _key: 'demo',
      _type: 'button',
      label: 'Book a demo',
      variant: 'cta',
      link: { _type: 'link', href: '/book-demo' },
    },
    {
      _key: 'more',
      _type: 'button',
      label: 'See the platform',
      variant: 'ghost',
      link: { _type: 'link', href: '/platform' },
    },
  ],
  picture: {
    _type: 'picture',
    asset: { _type: 'reference', _ref: 'image-3adb34a3f161d7b7480ed098a315eb3a6a4efaf6-720x720-webp' },
    alt: 'A golden key in a hexagon, with six points on a ring around it, one of them amber',
  },
  background: 'paper',
  spacing: 'normal',
};
