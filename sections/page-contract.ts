import groq from 'groq';
import * as z from 'zod';
import { neverThrowing } from '#schemas/check-contract.ts';
import { seo, seoProjection } from '#schemas/seo/contract.ts';
import { kinds } from './registry.ts';

/** The part of the registry from which queries are made. */
export type Projections = Readonly<Record<string, { projection: string; oldForm?: string }>>;

/**
 * Asks for sections of some kinds, each through the projection of its kind. A shared one comes as if it stood on the page
 * itself, with the anchor of its place; one of an older form with what upgrade-sections.ts makes new. The kinds may be given
 * in any order: the same ones make the same query, so that one plan serves all pages that hold them.
 */
export function sectionsOfKinds(names: Iterable<string>, registry: Projections = kinds): string {
  const known = [...new Set(names)].filter((name) => Object.hasOwn(registry, name)).sort();
  const asked = known.flatMap((name) => registry[name] ?? []);
  const fields = [
    '_type',
    ...known.map((name) => `_type == "${name}" => ${registry[name]?.projection}`),
    ...asked.flatMap(({ oldForm }) => (oldForm ? `(${oldForm}) => {"stored": @}` : [])),
  ];
  return groq`[]{
  _key,
  _type,
  ...coalesce(select(_type == "shared" => section->sections[0], @){
    ${fields.join(',\n  ')}
  }, {}),
  _type == "shared" => {anchor}
}`;
}

/** Sections of all kinds. */
export const sectionsProjection = sectionsOfKinds(Object.keys(kinds));

const pageFields = groq`
  _id,
  _type,
  _updatedAt,
  "title": coalesce(title, "Title"),
  "path": coalesce(path.current, "/"),
  layout,
  "seo": seo${seoProjection}`;

/** The kinds of a page's sections, those of shared ones too; null for one that is not there. */
export const kindsOfSections = groq`coalesce(sections[]{"kind": select(_type == "shared" => section->sections[0]._type, _type)}.kind, [])`;

/** A page without its sections, but with their kinds. */
export const framedPageProjection = groq`{${pageFields},
  _rev,
  "kinds": ${kindsOfSections}
}`;

/** A page with its sections, of whatever kinds, each through the projection of its kind. */
export const pageProjection = groq`{${pageFields},
  "sections": coalesce(sections${sectionsProjection}, [])
}`;

/** A shared section by itself, in the list that it is stored in. */
export const sharedSectionProjection = groq`{"sections": coalesce(sections${sectionsProjection}, [])}`;

/** A checked shared section; what it holds is checked like a section of a page. */
export const sharedSection = z.object({ sections: z.array(z.unknown()) });

/** The checked page. Its sections are checked one by one (check-section.ts), so that a bad one costs only itself. */
export const page = z.object({
  _id: z.string(),
  _updatedAt: z.string(),
  title: z.string(),
  path: z.string(),
  layout: z.enum(['default', 'article', 'legal']).nullable().catch(null),
  seo: neverThrowing(seo).catch(null),
  sections: z.array(z.unknown()),
});

/** The checked page without its sections: with their kinds, and the revision in which it has them. */
export const framedPage = page.omit({ sections: true }).extend({
  _rev: z.string(),
  kinds: z.array(z.string().nullable()),
});

/** One page. */
export type Page = z.output<typeof page>;
