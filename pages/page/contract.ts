import groq from 'groq';
import * as z from 'zod';
import { neverThrowing } from '#schemas/check-contract.ts';
import { seo, seoProjection } from '#schemas/seo/contract.ts';
import { kindsOfSections, sectionsProjection } from '#sections/sections-query.ts';

const pageFields = groq`
  _id,
  _type,
  _updatedAt,
  "title": coalesce(title, "Title"),
  "path": coalesce(path.current, "/"),
  layout,
  "seo": seo${seoProjection}`;

/** A page without its sections, but with their kinds. */
export const framedPageProjection = groq`{${pageFields},
  _rev,
  "kinds": ${kindsOfSections}
}`;

/** A page with its sections, of whatever kinds, each through the projection of its kind. */
export const pageProjection = groq`{${pageFields},
  "sections": coalesce(sections${sectionsProjection}, [])
}`;

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
