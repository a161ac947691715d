/** Below the page of the masterclass, by the field `slug`. */
export const address = '/masterclass/:slug';
