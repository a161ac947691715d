import type { Change } from './document.ts';

/** Whether a change made its document, changed it, or deleted it. */
export const kindOf = ({ before, after }: Omit<Change, 'id'>): 'create' | 'update' | 'delete' =>
  !before ? 'create' : after ? 'update' : 'delete';
