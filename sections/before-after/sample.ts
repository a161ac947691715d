/** Before and after, as stored. */
export const sample = {
  _type: 'before-after',
  eyebrow: 'Before and after',
  title: 'The night desk, and what wakes it',
  text: 'The same jobs, the same accounts, the same people.',
  before: {
    title: 'Every job that runs at night is an alert',
    points: ['Backups and intruders look alike', 'The answer is always yes', 'Nobody reads the message'],
  },
  after: {
    title: 'Work that keeps its rhythm is only logged',
    points: ['What leaves the rhythm calls somebody', 'The message says what is different', 'It is read'],
  },
  steps: [
    { _key: 'rhythm', _type: 'step-between', title: 'Put every rhythm on record', duration: 'Week 1' },
    { _key: 'own', _type: 'step-between', title: 'Give each job an account of its own', duration: 'Week 4' },
  ],
  value: '65 → 11',
  valueLabel: 'calls a month to the people on duty',
  source: 'A group of clinics, 2026',
  link: { _type: 'link', href: '/customers' },
  background: 'paper',
  spacing: 'normal',
};
