import { reviewType } from './review.ts';
import { rulesType } from './rules.ts';

/**
 * What leads visitors on, what they send, what is said of documents, who sees drafts of them, and what editors begin with: nobody
 * reviews that. By name, as the lake asks, which loads no schemas.
 */
const others = new Set([
  'redirect',
  'submission',
  'unfound-addresses',
  'comment',
  'link-comment',
  'preview-link',
  'page-template',
  reviewType,
  rulesType,
]);

/** Whether documents of a type are reviewed: all that visitors see but files. */
export const isReviewed = (type: string): boolean => !others.has(type) && !/^(sanity|system)\./.test(type);
