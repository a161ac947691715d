/** The ages, in the order of their numbers in the records. */
export const ages = ['fresh', 'old', 'withheld'] as const;

/**
 * How old a page is: made from the present content (fresh), from content that has changed since (old), or with settings
 * that nobody may see any more (withheld).
 */
export type Age = (typeof ages)[number];
