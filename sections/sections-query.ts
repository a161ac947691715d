import groq from 'groq';
import * as z from 'zod';
import { showingProjection } from '#schemas/showing/contract.ts';
import { kinds } from './registry.ts';

/** What queries need of the registry. */
export type Projections = Readonly<Record<string, { projection: string; oldForm?: string }>>;

/**
 * Returns a GROQ projection of sections, each through the projection of its kind. A shared section comes as if it
 * stood on the page itself, with the anchor and the showing of its place there. One of an older form also brings what
 * upgrade-sections.ts needs (`_stored`). The order of the kinds makes no difference to the query, so that all pages
 * with the same kinds share one plan.
 */
export function sectionsOfKinds(names: Iterable<string>, registry: Projections = kinds): string {
  const known = [...new Set(names)].filter((name) => Object.hasOwn(registry, name)).sort();
  const asked = known.flatMap((name) => registry[name] ?? []);
  const fields = [
    '_type',
    ...known.map((name) => `_type == "${name}" => ${registry[name]?.projection}`),
    ...asked.flatMap(({ oldForm }) => (oldForm ? `(${oldForm}) => {"_stored": @}` : [])),
  ];
  return groq`[]{
  _key,
  _type,
  ${showingProjection},
  ...coalesce(select(_type == "shared" => section->sections[0], @){
    ${fields.join(',\n  ')}
  }, {}),
  _type == "shared" => {anchor}
}`;
}

/** The same for the sections in the parameter `$sections`. */
export const givenSections = (names: Iterable<string>, registry?: Projections): string =>
  groq`$sections${sectionsOfKinds(names, registry)}`;

/** The projection of sections of all kinds. */
export const sectionsProjection = sectionsOfKinds(Object.keys(kinds));

// The kinds of a document’s sections, also of shared ones; null where a shared section is missing.
const kindsOfSections = groq`coalesce(sections[]{"kind": select(_type == "shared" => section->sections[0]._type, _type)}.kind, [])`;

/**
 * The fields of a document that the next query, for its sections, needs: their kinds, and the revision that has them.
 */
export const framedSections = groq`"_rev": coalesce(_rev, ""),
  "kinds": ${kindsOfSections}`;

/** The contract of `framedSections`. */
export const framed = { _rev: z.string(), kinds: z.array(z.string().nullable()) };

/** The sections of a document, of any kind. */
export const heldSections = groq`"sections": coalesce(sections${sectionsProjection}, [])`;

/**
 * The sections of a document without the projections of their kinds: `stored` as they are, and `bare` with only key,
 * kind and showing, also for shared ones.
 */
export const unprojectedSections = groq`"sections": {
    "stored": coalesce(sections[], []),
    "bare": coalesce(sections${sectionsOfKinds([])}, [])
  }`;

/** The projection of a shared section by itself, in the list in which it is stored. */
export const sharedSectionProjection = groq`{${heldSections}}`;

/** The contract of `sharedSectionProjection`; what it holds is checked like a section of a page. */
export const sharedSectionContract = z.object({ sections: z.array(z.unknown()) });
