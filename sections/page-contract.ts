import groq from 'groq';
import * as z from 'zod';
import { seo, seoProjection } from '#schemas/seo/contract.ts';
import { kinds } from './registry.ts';

/**
 * Sections, each through the projection of its kind. A section of an older form comes as it is stored, too:
 * upgrade-sections.ts makes it new.
 */
export const sectionsProjection = groq`[]{
  ${[
    '_key, _type',
    ...Object.entries(kinds).map(([kind, { projection }]) => `_type == "${kind}" => ${projection}`),
    ...Object.values(kinds).flatMap((entry) =>
      'oldForm' in entry ? `(${entry.oldForm}) => {"stored": @}` : [],
    ),
  ].join(',\n  ')}
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

/** The checked page. Its sections are checked one by one (check-section.ts), so that a bad one costs only itself. */
export const page = z.object({
  _id: z.string(),
  _updatedAt: z.string(),
  title: z.string(),
  path: z.string(),
  layout: z.enum(['default', 'article', 'legal']).nullable().catch(null),
  seo: seo.catch(null),
  sections: z.array(z.unknown()),
});

/** One page. */
export type Page = z.output<typeof page>;
