/** A person as it is stored. */
export const sample = {
  _id: 'author-lind',
  _type: 'author',
  firstName: 'Ada',
  lastName: 'Lind',
  slug: { _type: 'slug', current: 'ada-lind' },
  title: 'Head of Research',
  bio: 'Ada studies how credentials live and die.',
};
