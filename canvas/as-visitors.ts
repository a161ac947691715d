/** The search parameter with which an editor in preview gets a page as visitors have it. */
export const asVisitors = 'as-visitors';
