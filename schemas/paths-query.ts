import groq from 'groq';
import * as z from 'zod';
import { pathOf } from './link/contract.ts';

/** Every document that has an address of its own. */
export const pathsQuery = groq`{
  "pages": *[_type in ["page", "post", "position"]]{
    _type, "path": path.current, "slug": slug.current, _updatedAt, "noindex": coalesce(seo.noindex, false)
  },
  "redirects": *[_type == "redirect"].from.current
}`;

/** The checked answer of `pathsQuery`: the addresses of the site and of its redirects. */
export const paths = z
  .object({
    pages: z.array(
      z.object({
        _type: z.string(),
        path: z.string().nullable(),
        slug: z.string().nullable(),
        _updatedAt: z.string(),
        noindex: z.boolean(),
      }),
    ),
    redirects: z.array(z.string().nullable()),
  })
  .transform(({ pages, redirects }) => ({
    pages: pages.flatMap((page) => {
      const path = pathOf(page);
      return path ? [{ path, updatedAt: page._updatedAt, noindex: page.noindex }] : [];
    }),
    redirects: redirects.filter((path) => path !== null),
  }));

/** Every address of the site. */
export type Paths = z.output<typeof paths>;
