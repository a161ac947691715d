/** An episode as it is stored; its speaker is a document. */
export const sample = {
  _id: 'episode-one-value',
  _type: 'episode',
  title: 'One value, many places',
  slug: { _type: 'slug', current: 'one-value' },
  number: 1,
  description: 'Why the same secret lies in seven places, and how to find all of them.',
  speaker: { _type: 'reference', _ref: 'author-lind' },
  publishedAt: '2026-02-03T09:00:00Z',
};
