/** An icon grid as stored. */
export const sample = {
  _type: 'icon-grid',
  eyebrow: 'Capabilities',
  title: 'One place for every machine identity',
  text: 'From the first inventory to the alert at night.',
  columns: 3,
  cards: [
    {
      _key: 'a',
      _type: 'icon-card',
      icon: 'radar',
      title: 'Discovery',
      text: 'Finds accounts, keys and grants in clouds, vaults, code and SaaS.',
    },
    {
      _key: 'b',
      _type: 'icon-card',
      icon: 'lifecycle',
      title: 'Lifecycle',
      text: 'Gives each identity an owner, a purpose and an end.',
    },
    {
      _key: 'c',
      _type: 'icon-card',
      icon: 'shield',
      title: 'Detection',
      text: 'Notices when a key is used in a way its workload never does.',
      link: { _type: 'link', href: '/platform' },
      linkLabel: 'How it works',
    },
  ],
  background: 'paper',
  spacing: 'normal',
};
