import { reviewType } from './review.ts';
import { rulesType } from './rules.ts';

/** What leads visitors on, what they send, and what is said of documents: nobody reviews that. */
const others = new Set(['redirect', 'submission', 'comment', reviewType, rulesType]);

/** Whether documents of a type are reviewed: all that visitors see but files. */
export const isReviewed = (type: string): boolean => !others.has(type) && !/^(sanity|system)\./.test(type);
