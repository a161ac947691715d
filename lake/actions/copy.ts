import type { Attributes } from '../mutate/mutation.ts';
import type { StoredDocument } from '../store/document.ts';

/** The content of a document under another id, without what the lake says of the old one. */
export function copyAs({ _rev, _updatedAt, _system, ...content }: StoredDocument, id: string): Attributes {
  return { ...content, _id: id };
}
