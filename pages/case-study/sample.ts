/** A case study as it is stored. */
export const sample = {
  _id: 'case-study-harrowgate',
  _type: 'case-study',
  title: 'Eleven days from a finding to its end',
  slug: { _type: 'slug', current: 'harrowgate' },
  customer: 'Harrowgate Savings',
  industry: 'Banking',
  summary: 'A savings bank gave every service account an owner, and closed what nobody answered for.',
  numbers: [
    { _key: 'a', _type: 'case-study-number', value: '11 days', label: 'from finding a key to its end' },
    { _key: 'b', _type: 'case-study-number', value: '4,100', label: 'accounts with an owner' },
  ],
  quote: 'We stopped arguing about whose account it was.',
  speaker: 'Edda Brandt, Head of Platform Security',
  publishedAt: '2026-03-02T09:00:00Z',
};
