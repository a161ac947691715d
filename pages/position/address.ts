/** Below the list of open positions, by the field `slug`. */
export const address = '/join/:slug';
