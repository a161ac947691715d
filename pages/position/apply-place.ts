/** The place on the page of a position at which one applies. */
export const applyPlace = 'apply';
