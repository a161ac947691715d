import groq from 'groq';
import * as z from 'zod';
import { eachOrLeaveOut } from './leave-out.ts';
import { pathOf } from './link/contract.ts';

/** Every page, post and position with what it is about, in a line each. */
export const overviewQuery = groq`*[_type in ["page", "post", "position"] && seo.noindex != true] | order(_type asc, _id asc){
  _type,
  "path": path.current,
  "slug": slug.current,
  "title": coalesce(title, "Title"),
  "about": select(
    _type == "post" => coalesce(seo.description, excerpt),
    _type == "position" => coalesce(seo.description, summary),
    seo.description
  )
}`;

/** The checked answer of `overviewQuery`; what has no address yet is left out. */
export const overview = eachOrLeaveOut(
  'document of the overview',
  z.object({
    _type: z.string(),
    path: z.string().nullable(),
    slug: z.string().nullable(),
    title: z.string(),
    about: z.string().nullable(),
  }),
).transform((all) =>
  all.flatMap((document) => {
    const path = pathOf(document);
    return path ? [{ type: document._type, path, title: document.title, about: document.about }] : [];
  }),
);

/** What stands where on the site. */
export type Overview = z.output<typeof overview>;
