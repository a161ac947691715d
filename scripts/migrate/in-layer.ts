import { getPublishedId } from '@sanity/client/csm';
import { isFields } from '#schemas/fields.ts';
import type { StoredDocument } from '#sections/migrate-documents.ts';

/**
 * What a migration makes of a document, and the documents that it creates for it, placed where the document lies. For a
 * draft, or a version of a release, they are created as drafts or versions beside it, unless the same is published
 * already. A reference to one that is not published is weak until it is, as the Studio's own are.
 */
export function inLayer<Made>(
  id: string,
  made: Made,
  created: readonly StoredDocument[],
  published: ReadonlyMap<string, StoredDocument>,
): { made: Made; created: StoredDocument[] } {
  const layer = layerOf(id);
  if (!layer) return { made, created: [...created] };
  const missing = new Map(
    created.flatMap(({ _id, _type }) => (published.has(_id) ? [] : [[_id, _type] as const])),
  );
  const own = created.filter((document) => !isSame(document, published.get(document._id)));
  return {
    made: weakened(made, missing),
    created: own.map((document) => ({ ...weakened(document, missing), _id: layer + document._id })),
  };
}

/** Whether a document is a draft, or a version of a release, which may refer to what is not published. */
export const isLayered = (id: string): boolean => layerOf(id) !== '';

/** The prefix that the id of a draft, or of a version, has before the published id; empty for a published document. */
export const layerOf = (id: string): string => id.slice(0, id.length - getPublishedId(id).length);

function isSame(one: StoredDocument, other: StoredDocument | undefined): boolean {
  return JSON.stringify(ownFields(one)) === JSON.stringify(other && ownFields(other));
}

function ownFields(document: StoredDocument): [string, unknown][] {
  const fields = Object.entries(document).filter(([name]) => !name.startsWith('_') || name === '_type');
  return fields.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function weakened<Value>(value: Value, missing: ReadonlyMap<string, string>): Value {
  // The form stays the same, except for what is added to references.
  return weaken(value) as Value;

  function weaken(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(weaken);
    if (!isFields(part)) return part;
    const type = typeof part._ref === 'string' ? missing.get(part._ref) : undefined;
    if (type && !part._weak) return { ...part, _weak: true, _strengthenOnPublish: { type } };
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, weaken(inner)]));
  }
}
