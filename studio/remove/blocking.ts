import type { Fields } from '#schemas/fields.ts';
import { walkDocument } from '../inspect/walk-document.ts';
import { isHolding } from '../lake/holding.ts';
import { idOf, releaseOf } from '../path/layered-id.ts';

/** A whole document that refers to another. */
export interface Naming extends Fields {
  _id: string;
  _type: string;
}

/** How many documents that refer to another are asked for at most. */
export const maxNaming = 200;

/**
 * Asks for the whole documents that refer to the document `$id`. It leaves out its own draft and versions, and types
 * that never hold what they refer to, because the submissions of a form alone could exceed the limit.
 */
export const namingQuery = `*[references($id) && ${isHolding} && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.*." + $id))][0...${maxNaming}]`;

/** A document that keeps another from being removed; `onlyIn` is the release that alone has it so. */
export type Blocking = Naming & { onlyIn: string | undefined };

/**
 * The documents that keep another from being removed, without duplicates for drafts: those with a strong reference to
 * it. A weak reference may lead nowhere, as that of a submission to its form.
 */
export function blocking(id: string, naming: readonly Naming[]): Blocking[] {
  const strong = naming.filter((document) =>
    [...walkDocument(document)].some(({ fields }) => fields._ref === id && fields._weak !== true),
  );
  const byId = Map.groupBy(strong, ({ _id }) => idOf(_id));
  return [...byId].flatMap(([_id, all]) => {
    const [first] = all;
    const releases = all.map((document) => releaseOf(document._id));
    return first ? [{ ...first, _id, onlyIn: releases.includes(undefined) ? undefined : releases[0] }] : [];
  });
}
