import { Refusal } from '../refusal.ts';
import type { StoredDocument } from '../store/document.ts';
import { staysInPlace } from '../store/variant.ts';

/**
 * Throws a 400 when a change moves a document to another variant or release: only the lake writes that, in `_system`.
 */
export function checkPlace(before: StoredDocument | null, after: StoredDocument | null): void {
  if (!before || !after || staysInPlace(before, after)) return;
  const description = `The document "${before._id}" says in "_system" to which variant and release it belongs, and that cannot be edited. Use the actions for it ("sanity.action.document.variant.*").`;
  throw Refusal.ofMutation(400, 0, 'validationError', description, { id: before._id });
}
