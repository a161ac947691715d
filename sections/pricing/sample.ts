const button = (label: string, href: string, variant: string) => ({
  _type: 'button',
  label,
  variant,
  link: { _type: 'link', href },
});

/** Three plans as stored. */
export const sample = {
  _type: 'pricing',
  eyebrow: 'Pricing',
  title: 'Priced by what you own, not by who looks',
  text: 'Every plan has the whole inventory and as many people as you like.',
  plans: [
    {
      _key: 'team',
      _type: 'plan',
      title: 'Team',
      text: 'For one cloud and the team that runs it.',
      price: '€900',
      period: 'a month, up to 5,000 identities',
      button: button('Start with one account', '/book-demo', 'ghost'),
      includedLabel: 'You get',
      included: ['One current list of all identities', 'Owners and reviews', 'Three connectors'],
    },
    {
      _key: 'company',
      _type: 'plan',
      title: 'Company',
      badge: 'Recommended',
      text: 'For several clouds, many teams and an auditor.',
      price: '€2,900',
      period: 'a month, up to 25,000 identities',
      button: button('Book a demo', '/book-demo', 'cta'),
      includedLabel: 'Everything in Team, and',
      included: ['Every connector', 'Detection and response', 'Policies as code'],
    },
    {
      _key: 'group',
      _type: 'plan',
      title: 'Group',
      text: 'For estates of a hundred thousand identities and more.',
      price: 'Talk to us',
      period: 'billed yearly',
      button: button('Talk to sales', '/contact-us', 'ghost'),
      includedLabel: 'Everything in Company, and',
      included: ['A region of your choice', 'An engineer of your own'],
    },
  ],
  note: 'Prices without tax. An identity counts once, whatever it is called in each system.',
  background: 'paper',
  spacing: 'normal',
};
