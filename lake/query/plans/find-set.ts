import { releaseDocumentId, type StoredDocument } from '../../kernel/store/document.ts';
import type { AttributeOrder, DocumentSource, Equal } from '../../kernel/store/document-source.ts';
import type { Lookup } from '../../kernel/store/lookup.ts';
import { variantDocumentId } from '../../kernel/store/variant.ts';
import type { View } from '../perspective.ts';
import { bareName } from '../syntax/release-name.ts';
import type { Demand, IndexedField } from './constraint.ts';
import { firstOf } from './first-of.ts';
import type { PlannedSet } from './plan.ts';
import type { TextSearch } from './text-search.ts';

const maxSearched = 2_000; // documents of a search that are all read; of more, only the first in the wanted order
const maxSought = 20_000; // ids of a search that narrow an order down; of more, every fifth document is one, and soon found
const maxHaving = 200; // documents with a value that are read at once; of more, the first in an order are soon found
const all = 2 ** 31;
const maxScored = 200; // documents that get a score, because each is read as a whole for it

/** Which part of an order is wanted, and which values its documents have in other attributes. */
export type First = AttributeOrder & { count: number; equals: readonly Equal[] };

/** Where the documents of a set are looked for. */
export interface SetPlace {
  view: View;
  documents: DocumentSource;
  search: TextSearch;
  /** Which part of an order is wanted, when it is only the first. */
  first: First | undefined;
  /** Which of some documents pass the set's filter. */
  passing(documents: StoredDocument[]): StoredDocument[];
}

/**
 * The documents that a filter may find: all that meet the narrowest of the demands and the searches, or fewer where
 * only the first in an order, or those that score best, are wanted.
 */
export function findSet(set: PlannedSet, demands: Demand[], place: SetPlace): StoredDocument[] {
  const { view, documents, search } = place;
  const [narrowest] = demands;
  const isOfTypes = narrowest === undefined || narrowest.field === '_type';
  if (!isOfTypes) return search.among(candidates(narrowest, view, documents), set.searches);
  const types = narrowest?.values;
  // A document that the reader is not shown must not take the place of one that is, because it would be noticed by
  // that.
  function isWanted(stored: string): boolean {
    const document = view.shownBy(stored);
    return document !== undefined && types?.includes(document._type) !== false;
  }
  const ids = set.isScored
    ? search.bestIds(set.searches, { types, max: maxScored, isWanted })
    : search.ids(set.searches, { types, max: place.first ? maxSought : all });
  const isFew = ids && (!place.first || ids.length <= maxSearched);
  const only = ids && new Set(ids);
  const found =
    (isFew && view.resolve(ids)) ||
    (place.first && types && having(place.first, types, place)) ||
    (place.first && firstOf(place.first, { types: types ?? [undefined], only, ...place })) ||
    candidates(narrowest, view, documents);
  return search.among(found, set.searches);
}

/** The documents that have one of the values that all must have, if they are few. */
function having(
  { equals }: First,
  types: readonly string[],
  { view, documents }: SetPlace,
): StoredDocument[] | undefined {
  for (const equal of equals) {
    const found = types.map((type) => documents.having?.(type, equal, maxHaving));
    if (found.every((ids) => ids !== undefined)) return view.resolve(found.flat());
  }
  return undefined;
}

/** The ids of the documents that have, or may have, a value in an indexed field. */
function holding(
  field: Exclude<IndexedField, '_id' | 'group'>,
  value: string,
  documents: DocumentSource,
): string[] {
  const find = (lookup: Lookup, sought: string) => [...documents.find(lookup, sought)];
  if (field === '_type') return find('type', value);
  // A variant of a document refers to the document that defines the variant, and to its release.
  if (field === 'variant') return find('reference', variantDocumentId(value));
  if (field !== 'release') return find(field, value);
  const name = bareName(value);
  return [...find('release', name), ...find('reference', releaseDocumentId(name))];
}

function candidates(narrowest: Demand | undefined, view: View, documents: DocumentSource): StoredDocument[] {
  if (!narrowest) return view.all();
  const { field, values } = narrowest;
  if (field === '_type' && values.length === 1) return view.ofType(values[0] ?? '');
  if (field === '_id') return values.toSorted().flatMap((id) => view.get(id) ?? []);
  if (field === 'group')
    return view.resolve(values.flatMap((id) => documents.groupOf(id).map(({ _id }) => _id)));
  return view.resolve(values.flatMap((value) => holding(field, value, documents)));
}
