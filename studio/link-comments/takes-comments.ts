import { hasOwnLake } from '../settings.ts';

/** Whether links to drafts take comments: where the lake is this product's own, which asks of each whether its link is open. */
export const takesComments = (): boolean => hasOwnLake();
