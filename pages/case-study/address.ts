/** In the folder of the page that lists them; the field `slug` holds the last part. */
export const address = '/customers/:slug';
