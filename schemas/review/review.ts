import * as z from 'zod';

/** The name of the type by which reviews are stored. */
export const reviewType = 'review';

/** How many steps a review remembers; the oldest are forgotten first. */
export const maxSteps = 40;

const comment = z.object({
  _key: z.string(),
  /** The field that is spoken of, as the Studio writes paths: `sections[_key=="a"].title`; empty for the whole document. */
  path: z.string(),
  text: z.string(),
});

const step = z.object({
  _key: z.string(),
  kind: z.enum(['asked', 'approved', 'sentBack']),
  /** Who did it, and when. */
  by: z.string(),
  at: z.string(),
  /** The draft or version that was looked at, its revision, and what `contentOf` makes of it. */
  of: z.string(),
  revision: z.string(),
  content: z.string(),
  /** Who is asked. */
  to: z.array(z.string()).optional(),
  note: z.string().optional(),
  comments: z.array(comment).optional(),
});

/** A remark on a field of what was reviewed. */
export type ReviewComment = z.infer<typeof comment>;

/** Something that was done in a review: somebody was asked, approved it, or sent it back. */
export type ReviewStep = z.infer<typeof step>;

/** What is stored of the reviews of a document. */
export interface Review {
  /** The published id of the document, and its type. */
  document: string;
  documentType: string;
  /** What was done, the oldest first. */
  steps: ReviewStep[];
}

const review = z.object({
  document: z.string(),
  documentType: z.string(),
  steps: z.array(step).nullish(),
});

/** A stored review; undefined for what is none. */
export function readReview(stored: unknown): Review | undefined {
  const { data } = review.safeParse(stored);
  return data && { ...data, steps: data.steps ?? [] };
}

/** The id of the reviews of a document. The dot keeps it from visitors. */
export const reviewId = (document: string): string => `${reviewType}.${document}`;
