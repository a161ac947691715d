import groq from 'groq';
import * as z from 'zod';
import { showingProjection } from '#schemas/showing/contract.ts';
import { kinds } from './registry.ts';

/** The part of the registry from which queries are made. */
export type Projections = Readonly<Record<string, { projection: string; oldForm?: string }>>;

/**
 * Asks for sections of some kinds, each through the projection of its kind. A shared one comes as if it stood on the page
 * itself, with the anchor of its place, and shown when that says so; one of an older form with what upgrade-sections.ts makes new. The kinds may be given
 * in any order: the same ones make the same query, so that one plan serves all pages that hold them.
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

/** The same for sections that are given as `$sections`. */
export const givenSections = (names: Iterable<string>, registry?: Projections): string =>
  groq`$sections${sectionsOfKinds(names, registry)}`;

/** Sections of all kinds. */
export const sectionsProjection = sectionsOfKinds(Object.keys(kinds));

// The kinds of a document’s sections, those of shared ones too; null for one that is not there.
const kindsOfSections = groq`coalesce(sections[]{"kind": select(_type == "shared" => section->sections[0]._type, _type)}.kind, [])`;

/** The fields of a document by which its sections are asked for next: their kinds, and the revision in which it has them. */
export const framedSections = groq`"_rev": coalesce(_rev, ""),
  "kinds": ${kindsOfSections}`;

/** The same, checked. */
export const framed = { _rev: z.string(), kinds: z.array(z.string().nullable()) };

/** The sections of a document, of whatever kinds. */
export const heldSections = groq`"sections": coalesce(sections${sectionsProjection}, [])`;

/**
 * The sections of a document before any projection: as they are stored, and bare, with their keys and their kinds alone, that
 * of a shared one too.
 */
export const unprojectedSections = groq`"sections": {
    "stored": coalesce(sections[], []),
    "bare": coalesce(sections${sectionsOfKinds([])}, [])
  }`;

/** A shared section by itself, in the list that it is stored in. */
export const sharedSectionProjection = groq`{${heldSections}}`;

/** A checked shared section; what it holds is checked like a section of a page. */
export const sharedSection = z.object({ sections: z.array(z.unknown()) });
