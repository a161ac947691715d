import groq from 'groq';
import { storedTitle, titleFieldsOf } from '#pages/stored-words.ts';
import { addressedTypes } from '#schemas/addresses.ts';
import type { Fields } from '#schemas/fields.ts';
import { currentOf } from '#schemas/stored-address.ts';

/** Those whose titles are made of other fields than one `title`; a person has that as well, for what they do. */
const namedOtherwise = addressedTypes.filter((type) => titleFieldsOf(type).join() !== 'title');
/** What documents without an address of their own are called by: settings of the site, the footer, and a redirect by where it leads from. */
const others = ['brandName', 'wordmark'];
const all = [...new Set([...namedOtherwise.flatMap(titleFieldsOf), 'title', ...others])];

/** The GROQ fields of a projection from which `titleOf` knows what a document is called. */
export const nameFields = [...all, 'from'].join(', ');

/** The GROQ expression of what a document is called in a list; null where it has no words of its own, as a menu. */
export const nameInQuery = groq`coalesce(${[
  ...namedOtherwise.map((type) => {
    const fields = `array::compact([${titleFieldsOf(type).join(', ')}])`;
    return `select(_type == "${type}" && count(${fields}) > 0 => array::join(${fields}, " "))`;
  }),
  ...all,
  'from.current',
].join(', ')})`;

/** By which lists are in order of what their documents are called; an expression that an index of the lake can follow. */
export const nameOrder = groq`lower(coalesce(${[
  ...new Set([...namedOtherwise.flatMap((type) => titleFieldsOf(type).slice(0, 1)), 'title', ...others]),
  'from.current',
  '""',
].join(', ')}))`;

/** The GROQ list of the words by which documents are found. */
export const nameWords = groq`[${[...all, 'path.current', 'slug.current', 'from.current'].join(', ')}]`;

/** What a document is called in lists, by `nameFields` or all of it; the kind of thing that it is while it has no name. */
export function titleOf(document: Fields): string {
  const names = [storedTitle(document), ...all.map((field) => document[field]), currentOf(document.from)];
  return String(names.find(Boolean) ?? (document._type === 'menu' ? 'Menu' : 'Untitled'));
}
