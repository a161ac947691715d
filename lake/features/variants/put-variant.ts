import type { StoredDocument } from '../../kernel/store/document.ts';
import { idAt, systemAt, type VariantPlace, variantDocumentId } from '../../kernel/store/variant.ts';
import { copyAs } from '../actions/copy.ts';
import type { Work } from '../actions/work.ts';

/** Makes the document of a variant. Throws a 409 when it is there already, or when the variant is not defined. */
export function putVariant(work: Work, place: VariantPlace, content: Record<string, unknown>): void {
  const id = idAt(place);
  work.requireNone(id);
  work.require(variantDocumentId(place.variant));
  work.apply({ create: { ...content, _id: id, _system: systemAt(place) } });
}

/** The content of a document, under the id of a variant. */
export const contentAt = (document: StoredDocument, place: VariantPlace): Record<string, unknown> =>
  copyAs(document, idAt(place));
