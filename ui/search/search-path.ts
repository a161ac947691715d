/** The path of the search page. */
export const searchPath = '/search';
