import { isDeletion, type StoredDocument } from '../../kernel/store/document.ts';
import { placeOf } from '../../kernel/store/variant.ts';
import { checkPlace } from '../../kernel/transactions/check-place.ts';
import type { Attributes } from '../../kernel/transactions/mutation.ts';
import type { Work } from './work.ts';

/** Puts a whole document in the place of the one of its id, or makes it; throws when a version would become a variant. */
export function replace(work: Work, document: Attributes & { _id: string }): void {
  const before = work.get(document._id);
  work.apply({ createOrReplace: before && placeOf(before) ? asVariant(before, document) : document });
  checkPlace(before, work.get(document._id));
}

/**
 * A variant says of itself what it said until now: of what it said at the time to which the Studio restores it, the Studio leaves
 * out what is not there any more.
 */
function asVariant(before: StoredDocument, document: Attributes): Attributes {
  const { delete: _wish, ...place } = before._system as { delete?: boolean }; // an object, as it has a place
  const isGoing = isDeletion(before) && isDeletion(document);
  return { ...document, _system: isGoing ? before._system : place };
}
