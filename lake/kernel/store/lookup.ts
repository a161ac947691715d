import { isLayered, publishedId, referencesIn, releaseOf, type StoredDocument } from './document.ts';

const valuesOf = {
  type: ({ _type }) => [_type],
  slug: ({ slug }) => currentOf(slug),
  path: ({ path }) => currentOf(path),
  from: ({ from }) => currentOf(from),
  reference: (document) => Array.from(referencesIn(document), ({ id }) => id),
  release: ({ _id }) => [releaseOf(_id)].filter((name) => name !== undefined),
  group: ({ _id }) => (isLayered(_id) ? [publishedId(_id)] : []),
} satisfies Record<string, (document: StoredDocument) => string[]>;

/**
 * What documents are found by: their type, the `current` of `slug`, `path` and `from`, what they refer to, the release
 * of a version, and the group of a draft or version, which is the id under which it is published.
 */
export type Lookup = keyof typeof valuesOf;

/** All of them. */
export const lookups = Object.keys(valuesOf) as Lookup[];

/** The values by which a document is found, each once; none for no document. */
export function lookedUpBy(lookup: Lookup, document: StoredDocument | null | undefined): string[] {
  return document ? [...new Set(valuesOf[lookup](document))] : [];
}

/** The `current` of a slug field as a list of one, or of none when there is no such thing. */
export function currentOf(slug: unknown): string[] {
  const current = (slug as { current?: unknown } | null | undefined)?.current;
  return typeof current === 'string' ? [current] : [];
}
