/** A hero as stored. */
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
  background: 'paper',
  spacing: 'normal',
};
