import groq from 'groq';
import * as z from 'zod';
import { neverThrowing } from '#schemas/check-contract.ts';
import { seo, seoProjection } from '#schemas/seo/contract.ts';
import { kinds } from './registry.ts';

/** What is asked of a section: its fields through the projection of its kind; of one of an older form, too, as it is stored. */
const ofEveryKind = [
  '_type',
  ...Object.entries(kinds).map(([kind, { projection }]) => `_type == "${kind}" => ${projection}`),
  ...Object.values(kinds).flatMap((entry) =>
    'oldForm' in entry ? `(${entry.oldForm}) => {"stored": @}` : [],
  ),
].join(',\n  ');

/**
 * Sections, each through the projection of its kind. A shared one comes as if it stood on the page itself, with the
 * anchor of its place; one of an older form with what upgrade-sections.ts makes new.
 */
export const sectionsProjection = groq`[]{
  _key,
  _type,
  ...coalesce(select(_type == "shared" => section->sections[0], @){
    ${ofEveryKind}
  }, {}),
  _type == "shared" => {anchor}
}`;

/** A page with its sections, each through the projection of its kind, and the pages above it. */
export const pageProjection = groq`{
  _id,
  _type,
  _updatedAt,
  "title": coalesce(title, "Title"),
  "path": coalesce(path.current, "/"),
  layout,
  "seo": seo${seoProjection},
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

/** One page. */
export type Page = z.output<typeof page>;
