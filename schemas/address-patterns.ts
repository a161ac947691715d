// Made from the folders of pages/ by every command of the project: what is written here is lost.
/**
 * Where documents of each type stand on the site: `:path` is a field of its own that holds the whole path, `:slug` the
 * field `slug`, which is one word of it.
 */
export const addressPatterns = {
  'page': ':path',
  'post': '/blog/:slug',
  'author': '/blog/authors/:slug',
  'case-study': '/customers/:slug',
  'position': '/join/:slug',
  'episode': '/masterclass/:slug',
  'risk': '/nhi-risk-library/:slug',
} as const;
