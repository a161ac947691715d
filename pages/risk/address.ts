/** In the folder of the risk library; the field `slug` holds the last part. */
export const address = '/nhi-risk-library/:slug';
