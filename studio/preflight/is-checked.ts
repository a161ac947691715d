import { isReviewed } from '#schemas/review/reviewed-types.ts';

/** Whether documents of a type are looked at before they go out: all that visitors see or are led by, and no templates. */
export const isChecked = (type: string): boolean => isReviewed(type) || type === 'redirect';
