import type { DocumentInspector } from 'sanity';
import { isReviewed } from '#schemas/review/reviewed-types.ts';
import { reviewInspector } from './review-pane.tsx';

/** The inspectors of a document, with the one for its review. */
export function withReview(inspectors: DocumentInspector[], type: string): DocumentInspector[] {
  return isReviewed(type) ? [...inspectors, reviewInspector] : inspectors;
}
