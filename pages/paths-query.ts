import groq from 'groq';
import * as z from 'zod';
import { addressedTypes, addressOf } from '#schemas/addresses.ts';
import { eachOrLeaveOut } from '#schemas/leave-out.ts';
import { below, belowQuery, kindsWithAddresses } from '#sections/addresses.ts';

/** Every document that has an address of its own, and what the addresses below some of them depend on. */
export const pathsQuery = groq`{
  "pages": *[_type in ${JSON.stringify(addressedTypes)}]{
    _type, "path": path.current, "slug": slug.current, _updatedAt, "noindex": coalesce(seo.noindex, false),
    "goesOn": ${kindsWithAddresses}
  },
  "below": ${belowQuery},
  "redirects": *[_type == "redirect"].from.current
}`;

/** The checked answer of `pathsQuery`: the addresses of the site and of its redirects. */
export const paths = z
  .object({
    pages: eachOrLeaveOut(
      'address of a document',
      z.object({
        _type: z.string(),
        path: z.string().nullable(),
        slug: z.string().nullable(),
        _updatedAt: z.string(),
        noindex: z.boolean(),
        goesOn: z.array(z.string().nullable()),
      }),
    ),
    below,
    redirects: z.array(z.string().nullable()),
  })
  .transform(({ pages, below, redirects }) => ({
    pages: pages.flatMap((page) => {
      const path = addressOf(page);
      if (!path) return [];
      const own = { path, updatedAt: page._updatedAt, noindex: page.noindex };
      return [own, ...page.goesOn.flatMap((kind) => (kind && below[kind]?.(own)) || [])];
    }),
    redirects: redirects.filter((path) => path !== null),
  }));

/** Every address of the site. */
export type Paths = z.output<typeof paths>;
