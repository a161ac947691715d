/** Below a folder of its own, by the field `slug`. */
export const address = '/template-type/:slug';
