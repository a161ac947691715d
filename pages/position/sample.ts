/** An open position as it is stored. */
export const sample = {
  _id: 'position-engineer',
  _type: 'position',
  title: 'Engineer, query engine',
  slug: { _type: 'slug', current: 'engineer-query-engine' },
  location: 'Remote',
  countries: ['PT', 'SE'],
  type: 'Full-time',
  publishedAt: '2026-02-01T09:00:00Z',
  closesAt: '2036-06-30T22:00:00Z',
  salary: { from: 52_000, to: 64_000, currency: 'EUR', unit: 'YEAR' },
};
