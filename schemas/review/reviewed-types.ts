import { reviewType } from './review.ts';
import { rulesType } from './rules.ts';

/**
 * Types that nobody reviews: redirects, submissions, comments, preview links, page templates and their like. They are
 * listed by name because the lake, which loads no schemas, asks for them.
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

/** Whether documents of a type are reviewed: all types that visitors see, except files. */
export const isReviewed = (type: string): boolean => !others.has(type) && !/^(sanity|system)\./.test(type);
