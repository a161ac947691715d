/** In the folder of the open positions; the field `slug` holds the last part. */
export const address = '/join/:slug';
