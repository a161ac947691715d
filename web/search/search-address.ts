/** The address at which the renderer asks Next directly, not through a front, for the text of a page. */
export const pageTextPath = '/api/renew/search';

/** The letters of a question that are read, at most; the rest is ignored. */
export const maxQueryLength = 200;
