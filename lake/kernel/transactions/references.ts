import { Refusal } from '../refusal.ts';
import { referencesIn } from '../store/document.ts';
import type { Store } from '../store/store.ts';
import type { DraftTransaction } from './draft-transaction.ts';

/** Throws a 409 when a strong reference would point at nothing after the transaction. */
export function checkReferences(transaction: DraftTransaction, store: Store): void {
  for (const { id, after } of transaction.changes) {
    if (after) checkTargets(id, after, transaction);
    else checkReferrers(id, transaction, store);
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

function checkReferrers(id: string, transaction: DraftTransaction, store: Store): void {
  const referrers = [...store.documents.find('reference', id)].filter((from) => {
    const document = transaction.get(from);
    return document && referencesIn(document).some((reference) => reference.isStrong && reference.id === id);
  });
  if (referrers.length === 0) return;
  const names = referrers
    .slice(0, 5)
    .map((name) => `"${name}"`)
    .join(', ');
  const description = `The document "${id}" cannot be deleted as ${referrers.length} others refer to it: ${names}. Remove those references first.`;
  throw Refusal.ofMutation(409, 0, 'documentHasExistingReferencesError', description, {
    id,
    referencingIDs: referrers,
  });
}
