/** An open position as it is stored. */
export const sample = {
  _id: 'position-engineer',
  _type: 'position',
  title: 'Engineer, query engine',
  slug: { _type: 'slug', current: 'engineer-query-engine' },
  location: 'Remote',
  type: 'Full-time',
  publishedAt: '2026-02-01T09:00:00Z',
};
