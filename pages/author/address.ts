/** Below the blog, by the field `slug`. */
export const address = '/blog/authors/:slug';
