import { isReviewed } from '#schemas/review/reviewed-types.ts';

/**
 * Whether documents of a type are checked before they go out: all that visitors see, and redirects, but no templates.
 */
export const isChecked = (type: string): boolean => isReviewed(type) || type === 'redirect';
