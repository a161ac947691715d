/** Below the page of the library, by the field `slug`. */
export const address = '/nhi-risk-library/:slug';
