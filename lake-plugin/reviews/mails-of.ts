import { type Change, publishedId } from '#lake/kernel/store/document.ts';
import { type Review, type ReviewStep, readReview, reviewType } from '#schemas/review/review.ts';
import type { Mail } from '../mail/mail-records.ts';

/** Somebody with an account. */
export interface Somebody {
  name: string;
  email: string;
}

/** What is known besides a review: people by their ids, titles of documents, and where the Studio is. */
export interface Known {
  person(id: string): Somebody | undefined;
  titleOf(id: string): string;
  /** Whether what was done at a moment is recent enough to be told. */
  isNews(at: unknown): boolean;
  studioUrl: string;
}

/** The mails that a change of a review asks for: to those who are asked, and when it is answered to whoever asked. */
export function mailsOf({ before, after }: Change, known: Known): Mail[] {
  const review = after?._type === reviewType ? readReview(after) : undefined;
  if (!review) return [];
  const old = new Set(readReview(before)?.steps.map(({ _key }) => _key));
  return review.steps.flatMap((step, index) =>
    old.has(step._key) || !known.isNews(step.at)
      ? []
      : mailsOfStep(review, step, askerBefore(review, index), known),
  );
}

const askerBefore = ({ steps }: Review, index: number): string[] => {
  const asked = steps.slice(0, index).findLast(({ kind }) => kind === 'asked');
  return asked ? [asked.by] : [];
};

const begun = { asked: 'Review', approved: 'Approved', sentBack: 'Sent back' };
const said = {
  asked: 'asks you to look at',
  approved: 'has approved',
  sentBack: 'has sent back',
};

function mailsOfStep(review: Review, step: ReviewStep, askers: string[], known: Known): Mail[] {
  const { kind, by, to = [], of, note, comments = [] } = step;
  const title = known.titleOf(of) || 'Untitled';
  const text = [
    `${known.person(by)?.name ?? 'A colleague'} ${said[kind]} “${title}”${kind === 'asked' ? ' before it goes out' : ''}.`,
    ...(note ? [note] : []),
    ...comments.map((comment) => `- ${comment.text}`),
    `${known.studioUrl}/intent/edit/id=${publishedId(of)};type=${review.documentType};inspect=review/`,
  ].join('\n\n');
  return (kind === 'asked' ? to : askers)
    .filter((id) => id !== by)
    .flatMap((id) => known.person(id) ?? [])
    .map(({ email }) => ({ to: email, subject: `${begun[kind]}: “${title}”`, text }));
}
