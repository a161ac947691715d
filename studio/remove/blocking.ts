import type { Fields } from '#schemas/fields.ts';
import { walkDocument } from '../inspect/walk-document.ts';
import { isHolding } from '../lake/holding.ts';
import { idOf } from '../path/layered-id.ts';

/** A document that names another, whole. */
export interface Naming extends Fields {
  _id: string;
  _type: string;
}

/** How many documents are asked for of those that name another. */
export const maxNaming = 200;

/**
 * Asks for what names the document `$id`, whole; its own draft and versions do not count, and neither does what never holds it: of
 * submissions alone, a form has more than are asked for.
 */
export const namingQuery = `*[references($id) && ${isHolding} && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.*." + $id))][0...${maxNaming}]`;

/**
 * The documents because of which another cannot be taken away, each once with its draft: those in which it is named by a reference
 * that must lead somewhere. A weak one may lead nowhere, as that of a submission to its form.
 */
export function blocking(id: string, naming: readonly Naming[]): Naming[] {
  const strong = naming.filter((document) =>
    [...walkDocument(document)].some(({ fields }) => fields._ref === id && fields._weak !== true),
  );
  const byId = Map.groupBy(strong, ({ _id }) => idOf(_id));
  return [...byId].flatMap(([_id, [first]]) => (first ? [{ ...first, _id }] : []));
}
