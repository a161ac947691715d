/** The anchor of the application form on the page of a position. */
export const applyPlace = 'apply';
