/** A list of posts as stored. */
export const sample = {
  _type: 'blog-list',
  eyebrow: 'Field notes',
  title: 'From the blog',
  source: 'latest',
  limit: 3,
  button: { _type: 'button', label: 'All posts', variant: 'ghost', link: { _type: 'link', href: '/blog' } },
  background: 'paper',
  spacing: 'normal',
};
