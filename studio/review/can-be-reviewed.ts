import { pageTemplate } from '#pages/page-template.ts';
import { isReviewed } from '#schemas/review/reviewed-types.ts';

/** Whether documents of a type are reviewed: all that visitors see but files, and no templates, from which editors begin. */
export const canBeReviewed = (type: string): boolean => isReviewed(type) && type !== pageTemplate.name;
