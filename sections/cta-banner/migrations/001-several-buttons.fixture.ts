const button = {
  _type: 'button',
  label: 'Book a demo',
  variant: 'cta',
  link: { _type: 'link', href: '/book-demo' },
};
const banner = { _key: 'end', _type: 'cta-banner', title: 'See your own estate', background: 'deep' };

/** Sections as they were stored before the migration. */
export const before = [
  { ...banner, button },
  { ...banner, _key: 'words', title: 'Only words' },
  { ...banner, _key: 'emptied', button: null },
  { ...banner, _key: 'both', button, buttons: [{ ...button, _key: 'new', label: 'Newer' }] },
];

/** The same sections as the migration leaves them. */
export const after = [
  { ...banner, buttons: [{ _key: 'first', ...button }] },
  { ...banner, _key: 'words', title: 'Only words' },
  { ...banner, _key: 'emptied', button: null },
  { ...banner, _key: 'both', buttons: [{ ...button, _key: 'new', label: 'Newer' }] },
];
