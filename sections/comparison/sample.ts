const answers = (key: string, ...all: readonly (readonly [answer: string, text: string])[]) =>
  all.map(([answer, text], place) => ({ _key: `${key}-${place}`, _type: 'comparison-cell', answer, text }));

/** A comparison as stored: three ways of keeping track of machine identities. */
export const sample = {
  _type: 'comparison',
  eyebrow: 'Compared',
  title: 'Keeping track of machine identities',
  text: 'Three ways that work, for estates of different sizes.',
  columns: [
    {
      _key: 'ours',
      _type: 'comparison-column',
      title: 'An inventory',
      text: 'One list of all systems',
      isOurs: true,
    },
    {
      _key: 'vault',
      _type: 'comparison-column',
      title: 'A vault',
      text: 'Where the secrets lie',
      isOurs: false,
    },
    {
      _key: 'sheet',
      _type: 'comparison-column',
      title: 'A spreadsheet',
      text: 'Kept by hand',
      isOurs: false,
    },
  ],
  rows: [
    {
      _key: 'seen',
      _type: 'comparison-row',
      title: 'Does it list keys that nobody registered?',
      cells: answers(
        'seen',
        ['yes', 'from logs and code'],
        ['no', 'what was stored in it'],
        ['no', 'what was typed in'],
      ),
    },
    {
      _key: 'kept',
      _type: 'comparison-row',
      title: 'Does it keep the secret values safe?',
      cells: answers(
        'kept',
        ['no', 'it never holds them'],
        ['yes', 'that’s what it’s for'],
        ['no', 'please do not'],
      ),
    },
    {
      _key: 'free',
      _type: 'comparison-row',
      title: 'Can you begin this afternoon, for nothing?',
      cells: answers(
        'free',
        ['partly', 'the first list is free'],
        ['partly', 'if you have one'],
        ['yes', 'and for one team it is enough'],
      ),
    },
  ],
  note: 'From the public documentation of each kind of tool.',
  background: 'paper',
  spacing: 'normal',
};
