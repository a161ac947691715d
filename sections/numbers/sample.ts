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
      value: '540',
      label: 'accounts closed in the first quarter because nobody answered for them',
      source: 'Harrowgate Savings, own count',
    },
    {
      _key: 'calls',
      _type: 'measured-result',
      value: '72 → 14',
      label: 'calls a month to the people on duty at night',
      source: 'Sundermoor Clinics, on-call log',
    },
    {
      _key: 'partner',
      _type: 'measured-result',
      value: '1',
      unit: 'hour',
      label: 'to end all forty keys of a partner who has left',
      source: 'Norrvik Freight, audit of 2026',
    },
  ],
  background: 'paper',
  spacing: 'normal',
};
