import { hasOwnLake } from '../settings.ts';

/**
 * Whether people can comment by links to drafts. That needs the product's own lake, which checks for each comment that
 * its link is open.
 */
export const takesComments = (): boolean => hasOwnLake();
