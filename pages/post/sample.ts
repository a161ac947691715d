/** A post as it is stored; its category and its author are documents. */
export const sample = {
  _id: 'post-quiet-keys',
  _type: 'post',
  title: 'The quiet keys',
  slug: { _type: 'slug', current: 'quiet-keys' },
  excerpt: 'What the credentials that nobody uses still open.',
  category: { _type: 'reference', _ref: 'category-research' },
  author: { _type: 'reference', _ref: 'author-lind' },
  publishedAt: '2026-03-02T09:00:00Z',
};
