const fact = (_key: string, title: string, text: string) => ({ _key, _type: 'fact', title, text });

/** Facts as stored. */
export const sample = {
  _type: 'fact-sheet',
  eyebrow: 'In short',
  title: 'Facts you can quote',
  text: 'All of them as of this month.',
  facts: [
    fact('founded', 'Founded', 'In Lisbon, by three people who had shared a pager.'),
    fact('offices', 'Offices', 'Lisbon and Stockholm'),
    fact('said', 'How the name is said', 'As it is written, with the stress on the first syllable'),
  ],
  texts: [
    {
      _key: 'short',
      _type: 'text-to-copy',
      title: 'In two sentences',
      text: 'We secure non-human identities: each one gets an owner, and the ones nobody needs are ended.',
    },
  ],
  background: 'paper',
  spacing: 'normal',
};
