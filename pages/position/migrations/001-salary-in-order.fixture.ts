/** Nothing is changed. */
export const before: object[] = [];
/** Nothing is changed. */
export const after: object[] = [];
