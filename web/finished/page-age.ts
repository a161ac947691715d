/** In the order of their places in the records. */
export const ages = ['fresh', 'old', 'withheld'] as const;

/**
 * How old a page is: made from the present content, or from one that has changed since, or holding settings that nobody may see
 * any more.
 */
export type Age = (typeof ages)[number];
