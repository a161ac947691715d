/** A page as it is stored. */
export const sample = {
  _id: 'page-platform',
  _type: 'page',
  title: 'Platform',
  path: { _type: 'slug', current: '/platform' },
};
