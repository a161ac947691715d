const fact = (_key: string, title: string, text: string) => ({ _key, _type: 'fact', title, text });

/** Facts as stored. */
export const sample = {
  _type: 'fact-sheet',
  eyebrow: 'In short',
  title: 'Facts you can quote',
  text: 'All of them as of this month.',
  facts: [
    fact('founded', 'Founded', 'In Lisbon, by three people who used to be on call together.'),
    fact('offices', 'Offices', 'Lisbon and Stockholm'),
    fact('said', 'How the name is said', 'KAR-dee-uh'),
  ],
  texts: [
    {
      _key: 'short',
      _type: 'text-to-copy',
      title: 'In two sentences',
      text: 'Cardea secures non-human identities. It gives each one an owner, and ends the ones nobody needs.',
    },
  ],
  background: 'paper',
  spacing: 'normal',
};
