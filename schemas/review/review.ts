import * as z from 'zod';

/** The name of the type of stored reviews. */
export const reviewType = 'review';

/** How many steps a review remembers; the oldest are forgotten first. */
export const maxSteps = 40;

const comment = z.object({
  _key: z.string(),
  /**
   * The path of the field that the comment concerns, as the Studio writes paths: `sections[_key=="a"].title`; empty
   * for the whole document.
   */
  path: z.string(),
  text: z.string(),
});

const step = z.object({
  _key: z.string(),
  kind: z.enum(['asked', 'approved', 'sentBack']),
  /** Who did it, and when. */
  by: z.string(),
  at: z.string(),
  /** The id of the draft or version that was reviewed, its revision, and its `contentHash`. */
  of: z.string(),
  revision: z.string(),
  content: z.string(),
  /** The people who are asked. */
  to: z.array(z.string()).optional(),
  note: z.string().optional(),
  comments: z.array(comment).optional(),
});

/** A comment on a field of the reviewed document. */
export type ReviewComment = z.infer<typeof comment>;

/** A step of a review: someone asked for it, approved the document, or sent it back. */
export type ReviewStep = z.infer<typeof step>;

/** The stored reviews of a document. */
export interface Review {
  /** The published id of the document, and its type. */
  document: string;
  documentType: string;
  /** The steps, the oldest first. */
  steps: ReviewStep[];
}

const review = z.object({
  document: z.string(),
  documentType: z.string(),
  steps: z.array(step).nullish(),
});

/** Reads a stored review; undefined for anything else. */
export function readReview(stored: unknown): Review | undefined {
  const { data } = review.safeParse(stored);
  return data && { ...data, steps: data.steps ?? [] };
}

/** The id of the document with a document's reviews. The dot keeps it from visitors. */
export const reviewId = (document: string): string => `${reviewType}.${document}`;
