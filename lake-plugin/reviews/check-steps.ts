import { isDeepStrictEqual } from 'node:util';
import type { Identity } from '#lake/kernel/access/identity.ts';
import { type Change, isLayered, publishedId } from '#lake/kernel/store/document.ts';
import type { Store } from '#lake/kernel/store/store.ts';
import type { DraftTransaction } from '#lake/kernel/transactions/draft-transaction.ts';
import { contentHash } from '#schemas/review/content-hash.ts';
import {
  maxSteps,
  type Review,
  type ReviewStep,
  readReview,
  reviewId,
  reviewType,
} from '#schemas/review/review.ts';
import { authorsOf } from './authors-of.ts';
import { refused } from './refused.ts';

/** Where a review is changed, and by whom. */
interface Place {
  transaction: DraftTransaction;
  store: Store;
  identity: Identity;
}

/**
 * Throws a 403 unless a change to a review only adds steps in one's own name, and drops at most the oldest step of a
 * review that has all that it remembers. Steps that are added get the time of the transaction, whatever they say.
 */
export function checkSteps({ id, before, after }: Change, place: Place): void {
  const review = readReview(after);
  if (!after || !review || after._type !== reviewType || id !== reviewId(review.document))
    throw refused(id, 'A review cannot be deleted, and must have the form that the Studio gives it.');
  const old = readReview(before)?.steps ?? [];
  const kept = review.steps.filter(({ _key }) => old.some((step) => step._key === _key));
  const isUnchanged = isDeepStrictEqual(kept, old.slice(old.length - kept.length));
  const isAppended = isDeepStrictEqual(kept, review.steps.slice(0, kept.length));
  if (!isUnchanged || !isAppended) throw refused(id, 'The steps of a review cannot be changed afterwards.');
  const dropped = old.length - kept.length;
  if (dropped > 1 || (dropped > 0 && review.steps.length < maxSteps))
    throw refused(
      id,
      `A review remembers its last ${maxSteps} steps: only the oldest goes, and only when another comes.`,
    );
  for (const [index, step] of review.steps.entries()) {
    if (index < kept.length) continue;
    checkStep(id, review, step, place);
    place.transaction.amend(id, { [`steps[${index}].at`]: place.transaction.timestamp });
  }
}

function checkStep(id: string, { document }: Review, step: ReviewStep, place: Place): void {
  const { identity, store, transaction } = place;
  if (step.by !== identity.id) throw refused(id, 'A step of a review must be in your own name.');
  if (step.kind !== 'approved') return;
  const reviewed = isLayered(step.of) && publishedId(step.of) === document && transaction.get(step.of);
  if (!reviewed || contentHash(reviewed) !== step.content)
    throw refused(id, 'It has changed in the meantime. Look at it again, then approve it.');
  const isWriting = transaction.changes.some((change) => change.id === step.of);
  if (isWriting || authorsOf(store, step.of).has(identity.id))
    throw refused(id, 'You wrote some of this yourself: a colleague or an administrator has to approve it.');
}
