/** Where the search stands as a page. */
export const searchPath = '/search';
