/** Where the renderer asks what can be found of a page, past the fronts. */
export const pageTextPath = '/api/renew/search';

/** Letters of a question that are read; the rest is left out. */
export const maxQueryLength = 200;
