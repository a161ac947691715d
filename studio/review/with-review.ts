import type { DocumentInspector } from 'sanity';
import { canBeReviewed } from './can-be-reviewed.ts';
import { reviewInspector } from './review-pane.tsx';

/** The inspectors of a document with the one that says how it stands in its review. */
export function withReview(inspectors: DocumentInspector[], type: string): DocumentInspector[] {
  return canBeReviewed(type) ? [...inspectors, reviewInspector] : inspectors;
}
