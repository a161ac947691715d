/** A document as it is stored. */
type Document = { _id: string; _type: string; [field: string]: unknown };

/** The documents that samples lead to or list: two pages, a form, a position, a risk, a post with its author and its category, an episode. */
export const neighbours: Document[] = [
  page('page-book-demo', 'Book a demo', '/book-demo'),
  page('page-platform', 'Platform', '/platform'),
  {
    _id: 'form-book-demo',
    _type: 'form',
    title: 'Book a demo',
    slug: slug('book-demo'),
    fields: [{ _key: 'a', _type: 'email-field', name: 'email', label: 'Work email', required: true }],
  },
  { _id: 'author-lind', _type: 'author', firstName: 'Ada', lastName: 'Lind', title: 'Head of Research' },
  { _id: 'category-research', _type: 'category', title: 'Research', slug: slug('research') },
  {
    _id: 'post-quiet-keys',
    _type: 'post',
    title: 'The quiet keys',
    slug: slug('quiet-keys'),
    excerpt: 'What the credentials that nobody uses still open.',
    category: { _type: 'reference', _ref: 'category-research' },
    author: { _type: 'reference', _ref: 'author-lind' },
    publishedAt: '2026-03-02T09:00:00Z',
  },
  {
    _id: 'position-engineer',
    _type: 'position',
    title: 'Engineer, query engine',
    slug: slug('engineer-query-engine'),
    location: 'Remote',
    type: 'Full-time',
    publishedAt: '2026-02-01T09:00:00Z',
  },
  {
    _id: 'episode-one-value',
    _type: 'episode',
    title: 'One value, many places',
    slug: slug('one-value'),
    number: 1,
    speaker: { _type: 'reference', _ref: 'author-lind' },
    publishedAt: '2026-02-03T09:00:00Z',
  },
  {
    _id: 'risk-shared-service-account',
    _type: 'risk',
    title: 'One service account serves several workloads',
    slug: slug('shared-service-account'),
    severity: 'high',
    category: 'access',
    affected: ['service-accounts'],
    summary: 'Whoever gets into one of them has the rights of all, and no log can say which of them it was.',
  },
];

function page(_id: string, title: string, path: string) {
  return { _id, _type: 'page', title, path: slug(path) };
}

function slug(current: string) {
  return { _type: 'slug', current };
}
