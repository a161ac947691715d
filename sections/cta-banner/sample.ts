/** A call to action as stored. */
export const sample = {
  _type: 'cta-banner',
  title: 'See what your own estate holds',
  text: 'Bring one cloud account; leave with the list of its identities.',
  buttons: [
    {
      _key: 'demo',
      _type: 'button',
      label: 'Book a demo',
      variant: 'cta',
      link: { _type: 'link', href: '/book-demo' },
    },
  ],
  background: 'deep',
  spacing: 'normal',
};
