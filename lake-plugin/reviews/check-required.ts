import {
  isDeletion,
  isLayered,
  publishedId,
  releaseNameOf,
  type StoredDocument,
} from '#lake/kernel/store/document.ts';
import type { Store } from '#lake/kernel/store/store.ts';
import { placeOf, releaseOfDocument } from '#lake/kernel/store/variant.ts';
import type { DraftTransaction } from '#lake/kernel/transactions/draft-transaction.ts';
import { contentHash } from '#schemas/review/content-hash.ts';
import { readReview, reviewId } from '#schemas/review/review.ts';
import { isReviewed } from '#schemas/review/reviewed-types.ts';
import { isRequiredBy, rulesId } from '#schemas/review/rules.ts';
import { isApproved } from '#schemas/review/standing.ts';
import { refused } from './refused.ts';

/** Throws a 403 where an approval is required and a transaction publishes or schedules something without one. */
export function checkRequired(transaction: DraftTransaction, store: Store): void {
  if (!isRequiredBy(transaction.get(rulesId))) return;
  for (const { id, before, after } of transaction.changes) {
    const isPlanned =
      after?._type === releaseType && after.state === 'scheduled' && before?.state !== 'scheduled';
    if (isPlanned)
      for (const version of versionsIn(id, transaction, store)) checkApproved(version, transaction);
    // Ids with a dot count as well, because the site asks with a token and shows these, too.
    if (!after || !isPublished(after) || !isReviewed(after._type)) continue;
    if (!before || contentHash(before) !== contentHash(after)) checkApproved(after, transaction);
  }
}

const releaseType = 'system.release';

/** Whether a document, or a variant of one, whose id looks like that of a version, is what visitors may get. */
function isPublished(document: StoredDocument): boolean {
  const place = placeOf(document);
  return place ? place.bundle === undefined : !isLayered(document._id);
}

function versionsIn(release: string, transaction: DraftTransaction, store: Store): StoredDocument[] {
  const name = releaseNameOf(release);
  if (name === undefined) return []; // nobody publishes it
  const { documents } = store;
  // The id of a variant does not name its release.
  const known = [...documents.find('release', name), ...documents.find('reference', release)];
  return [...new Set([...known, ...transaction.touched])]
    .flatMap((id) => transaction.get(id) ?? [])
    .filter((version) => releaseOfDocument(version) === name)
    .filter((version) => !isDeletion(version) && isReviewed(version._type));
}

function checkApproved(document: StoredDocument, transaction: DraftTransaction): void {
  const id = publishedId(document._id);
  const steps = readReview(transaction.get(reviewId(id)))?.steps ?? [];
  if (isApproved(steps, contentHash(document))) return;
  const named = typeof document.title === 'string' && document.title ? document.title : id;
  throw refused(
    id,
    `“${named}” has to be approved before it is published. Ask a colleague for a review, or an administrator to publish it.`,
  );
}
