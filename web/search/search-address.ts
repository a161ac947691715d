/** The address at which the renderer asks Next for the text of a page; fronts do not pass it on. */
export const pageTextPath = '/api/renew/search';

/** The letters of a question that are read, at most; the rest is ignored. */
export const maxQueryLength = 200;
