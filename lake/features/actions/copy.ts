import type { StoredDocument } from '../../kernel/store/document.ts';
import type { Attributes } from '../../kernel/transactions/mutation.ts';

/**
 * The content of a document under another id, without the fields that the lake keeps for the old one (`_rev`,
 * `_updatedAt`, `_system`).
 */
export function copyAs({ _rev, _updatedAt, _system, ...content }: StoredDocument, id: string): Attributes {
  return { ...content, _id: id };
}
