import groq from 'groq';
import * as z from 'zod';
import { addressedTypes, addressOf } from '#schemas/addresses.ts';
import { eachOrLeaveOut } from '#schemas/leave-out.ts';
import type { PageType } from './define-page-type.ts';
import { pageTypes } from './registry.ts';

const types: Readonly<Record<string, PageType>> = pageTypes;
const abouts = Object.entries(types).flatMap(([type, { about }]) =>
  about ? [`_type == "${type}" => coalesce(seo.description, ${about})`] : [],
);
const titles = Object.entries(types).flatMap(([type, { titleFields }]) =>
  titleFields ? [`_type == "${type}" => array::join([${titleFields.join(', ')}], " ")`] : [],
);

/** Every document that has an address with what it is about, in a line each. */
export const overviewQuery = groq`*[_type in ${JSON.stringify(addressedTypes)} && seo.noindex != true] | order(_type asc, _id asc){
  _type,
  "path": path.current,
  "slug": slug.current,
  "title": coalesce(select(${[...titles, 'title'].join(', ')}), "Title"),
  "about": select(
    ${abouts.join(',\n    ')},
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
    const path = addressOf(document);
    return path ? [{ type: document._type, path, title: document.title, about: document.about }] : [];
  }),
);

/** What stands where on the site. */
export type Overview = z.output<typeof overview>;
