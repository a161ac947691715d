/** Numbers as stored. */
export const sample = {
  _type: 'numbers',
  eyebrow: 'Measured',
  title: 'What customers measured after a year',
  text: 'In their own systems, by their own people. Each number says whose it is.',
  results: [
    {
      _key: 'closed',
      _type: 'measured-result',
      value: '612',
      label: 'accounts closed in the first quarter because nobody answered for them',
      source: 'Harrowgate Savings, 2026',
    },
    {
      _key: 'calls',
      _type: 'measured-result',
      value: '65 → 11',
      label: 'calls a month to the people on duty at night',
      source: 'Sundermoor Clinics, 2026',
    },
    {
      _key: 'partner',
      _type: 'measured-result',
      value: '1',
      unit: 'hour',
      label: 'to end all forty keys of a partner who has left',
      source: 'Norrvik Freight, 2026',
    },
  ],
  background: 'paper',
  spacing: 'normal',
};
