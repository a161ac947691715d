import { Refusal } from '../refusal.ts';
import { referencesIn, type StoredDocument } from '../store/document.ts';
import type { Store } from '../store/store.ts';
import type { DraftTransaction } from './draft-transaction.ts';

/**
 * Throws a 409 when the transaction would leave a strong reference that leads to nothing, or to a document that has
 * become one of another type.
 */
export function checkReferences(transaction: DraftTransaction, store: Store): void {
  for (const { id, before, after } of transaction.changes) {
    if (after) checkTargets(id, after, transaction);
    if (before && before._type !== after?._type) checkReferrers(before, after, transaction, store);
  }
}

function checkTargets(id: string, document: object, transaction: DraftTransaction): void {
  for (const reference of referencesIn(document)) {
    if (!reference.isStrong || transaction.get(reference.id)) continue;
    const description = `The document "${id}" refers to "${reference.id}", which does not exist. Create that first, or make the reference weak.`;
    throw Refusal.ofMutation(409, 0, 'documentReferenceDoesNotExistError', description, {
      id,
      referenceID: reference.id,
    });
  }
}

function checkReferrers(
  { _id: id, _type }: StoredDocument,
  after: StoredDocument | null,
  transaction: DraftTransaction,
  store: Store,
): void {
  const referrers = [...store.documents.find('reference', id)].filter((from) => {
    const document = transaction.get(from);
    return document && referencesIn(document).some((reference) => reference.isStrong && reference.id === id);
  });
  if (referrers.length === 0) return;
  const names = referrers
    .slice(0, 5)
    .map((name) => `"${name}"`)
    .join(', ');
  const what = after
    ? `The document "${id}" is a "${_type}" and cannot become a "${after._type}"`
    : `The document "${id}" cannot be deleted`;
  const refer =
    referrers.length === 1 ? '1 other document refers' : `${referrers.length} other documents refer`;
  const those = referrers.length === 1 ? 'that reference' : 'those references';
  const description = `${what} because ${refer} to it: ${names}. Remove ${those} first.`;
  throw Refusal.ofMutation(409, 0, 'documentHasExistingReferencesError', description, {
    id,
    referencingIDs: referrers,
  });
}
