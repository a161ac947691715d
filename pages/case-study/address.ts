/** Below the page that lists them, by the field `slug`. */
export const address = '/customers/:slug';
