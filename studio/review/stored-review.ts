import { type ReviewStep, readReview, reviewId } from '#schemas/review/review.ts';
import { isRequiredBy, rulesId } from '#schemas/review/rules.ts';

/** A query for the stored reviews of a document and the rules of its dataset, in the perspective `raw`. */
export const storedQuery = '*[_id in [$review, $rules]]';

/** The parameters of that query for a document, by its published id. */
export const storedParams = (document: string) => ({ review: reviewId(document), rules: rulesId });

/** The answer to `storedQuery`. */
export type StoredReview = { _id: string; _rev: string }[];

/** What was done in the reviews of a document, and whether an approval is required. */
export interface ReviewState {
  steps: ReviewStep[];
  isRequired: boolean;
  /** Differs whenever something was done. */
  revision: string;
}

/** Reads the answer to that query. */
export function readStored(stored: StoredReview): ReviewState {
  const review = stored.find(({ _id }) => _id !== rulesId);
  return {
    steps: readReview(review)?.steps ?? [],
    isRequired: isRequiredBy(stored.find(({ _id }) => _id === rulesId)),
    revision: review?._rev ?? '',
  };
}
