import { isDeletion, type StoredDocument } from '../../kernel/store/document.ts';
import { placeOf } from '../../kernel/store/variant.ts';
import { checkPlace } from '../../kernel/transactions/check-place.ts';
import type { Attributes } from '../../kernel/transactions/mutation.ts';
import type { Work } from './work.ts';

/** Replaces the document of the same id as a whole, or makes it. Throws a 400 when a version would become a variant. */
export function replace(work: Work, document: Attributes & { _id: string }): void {
  const before = work.get(document._id);
  work.apply({ createOrReplace: before && placeOf(before) ? asVariant(before, document) : document });
  checkPlace(before, work.get(document._id));
}

/**
 * Keeps the variant's present `_system`, because the Studio, when it restores an older state, leaves out references in
 * it to documents that are not there. A wish to unpublish stays only if the new document has it, too.
 */
function asVariant(before: StoredDocument, document: Attributes): Attributes {
  const { delete: _wish, ...place } = before._system as { delete?: boolean }; // an object, because it has a place
  const isGoing = isDeletion(before) && isDeletion(document);
  return { ...document, _system: isGoing ? before._system : place };
}
