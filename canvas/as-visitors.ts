/** The parameter of an address at which an editor in preview gets the page as visitors have it. */
export const asVisitors = 'as-visitors';
