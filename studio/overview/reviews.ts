import { type ReviewStep, reviewType } from '#schemas/review/review.ts';

/** A review that waits for somebody: to be answered, or because it was. */
export interface WaitingReview {
  document: string;
  documentType: string;
  /** The last step: what was done, with which draft or version, when, and with which words. */
  kind: ReviewStep['kind'];
  of: string;
  at: string;
  note: string | null;
}

/**
 * Asks for the reviews that wait for `$me`, the newest first: those that `$me` is asked for, and answers to those that
 * `$me` asked for, as long as the draft or version exists.
 */
export const waitingReviewsQuery = `*[_type == "${reviewType}" && (
  (steps[-1].kind == "asked" && $me in steps[-1].to) ||
  (steps[-1].kind != "asked" && steps[kind == "asked"][-1].by == $me)
) && defined(*[_id == ^.steps[-1].of][0]._id)] | order(steps[-1].at desc)[0...100]{
  document, documentType,
  "kind": steps[-1].kind, "of": steps[-1].of, "at": steps[-1].at, "note": steps[-1].note
}`;

/** What waits, in words. */
export const wordsOfReview: Readonly<Record<ReviewStep['kind'], string>> = {
  asked: 'You are asked for a review',
  approved: 'Approved, and ready to be published',
  sentBack: 'Sent back to you',
};
