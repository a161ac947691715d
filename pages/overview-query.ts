import groq from 'groq';
import * as z from 'zod';
import { type AddressedType, addressedTypes, addressField, addressOf, foremost } from '#schemas/addresses.ts';
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

/** The largest number of documents of one type in the overview. */
export const maxOfType = 200;

const fieldsOf = (type: AddressedType) => groq`{
  _type,
  "word": ${addressField(type)}.current,
  "title": coalesce(select(${[...titles, 'title'].join(', ')}), "Title"),
  "about": select(
    ${abouts.join(',\n    ')},
    seo.description
  )
}`;

/** A query for the foremost documents of every type, each with a line that says what it is about. */
export const overviewQuery = groq`{
  ${addressedTypes.map((type) => groq`"${type}": *[_type == "${type}" && seo.noindex != true] | order(${foremost(type)})[0...${maxOfType}]${fieldsOf(type)}`).join(',\n  ')}
}`;

const ofType = eachOrLeaveOut(
  'document of the overview',
  z.object({
    _type: z.string(),
    word: z.string().nullable(),
    title: z.string(),
    about: z.string().nullable(),
  }),
);

/** The checked answer of `overviewQuery`, sorted by path; documents without an address are left out. */
export const overview = z
  .object(Object.fromEntries(addressedTypes.map((type) => [type, ofType])))
  .transform((found) =>
    Object.values(found)
      .flat()
      .flatMap(({ _type, word, title, about }) => {
        const path = addressOf({ _type, path: word, slug: word });
        return path ? [{ type: _type, path, title, about }] : [];
      })
      .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  );

/** The documents of the site by their addresses. */
export type Overview = z.output<typeof overview>;
