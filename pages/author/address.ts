/** Below a folder of their own, by the field `slug`. */
export const address = '/authors/:slug';
