/** In the folder of the blog; the field `slug` holds the last part. */
export const address = '/blog/:slug';
