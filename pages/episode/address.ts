/** In the folder of the masterclass; the field `slug` holds the last part. */
export const address = '/masterclass/:slug';
