import { isLayered, publishedId, referencesIn, releaseOf, type StoredDocument } from './document.ts';

const valuesOf = {
  type: ({ _type }) => [_type],
  reference: (document) => referencesIn(document).map(({ id }) => id),
  release: ({ _id }) => [releaseOf(_id)].filter((name) => name !== undefined),
  group: ({ _id }) => (isLayered(_id) ? [publishedId(_id)] : []),
} satisfies Record<string, (document: StoredDocument) => string[]>;

/** The `current` of a slug field, as queries write it: `path.current`. */
export type CurrentOf = `${string}.current`;

/**
 * What documents are found by: their type, what they refer to, the release of a version, the group of a draft or
 * version (the id under which it is published), and the `current` of their slug fields.
 */
export type Lookup = keyof typeof valuesOf | CurrentOf;

/** The slug field that documents of any lake may be found by; a plug-in names others. */
export const usualSlugs: readonly string[] = ['slug'];

/** The `current` of a field as a lookup. */
export const currentLookup = (field: string): CurrentOf => `${field}.current`;

/** The name of the field of such a lookup. */
export const fieldOfLookup = (lookup: CurrentOf): string => lookup.slice(0, -'.current'.length);

/** Whether a lookup is by the `current` of a field. */
export const isCurrent = (lookup: string): lookup is CurrentOf => lookup.endsWith('.current');

/** All lookups of documents that are found by these slug fields. */
export const lookupsOf = (slugs: readonly string[]): Lookup[] => [
  ...(Object.keys(valuesOf) as (keyof typeof valuesOf)[]), // an object's keys are those of its type here
  ...slugs.map(currentLookup),
];

/** The values by which a document is found, each once; none for no document. */
export function lookedUpBy(lookup: Lookup, document: StoredDocument | null | undefined): string[] {
  if (!document) return [];
  const values = isCurrent(lookup) ? currentOf(document[fieldOfLookup(lookup)]) : valuesOf[lookup](document);
  return [...new Set(values)];
}

/** The `current` of a slug field as a list of one; an empty list when there is none. */
export function currentOf(slug: unknown): string[] {
  const current = (slug as { current?: unknown } | null | undefined)?.current;
  return typeof current === 'string' ? [current] : [];
}
