/** The list of all posts as stored; the posts themselves are documents. */
export const sample = {
  _type: 'blog-index',
  title: 'All posts',
  text: 'Written by the people who do the work, when there is something to say.',
  emptyText: 'There is no post here yet. The other categories have some.',
  background: 'paper',
  spacing: 'normal',
};
