import groq from 'groq';
import { storedTitle, titleFieldsOf } from '#pages/stored-words.ts';
import { addressedTypes } from '#schemas/addresses.ts';
import type { Fields } from '#schemas/fields.ts';
import { currentOf } from '#schemas/stored-address.ts';

/**
 * The types whose title is made of other fields than `title` alone. A person has a `title` as well, for what they do.
 */
const namedOtherwise = addressedTypes.filter((type) => titleFieldsOf(type).join() !== 'title');
/**
 * The fields that name documents without an address: the site settings and the footer. A redirect is named by the path
 * that it leads from.
 */
const others = ['brandName', 'wordmark'];
const all = [...new Set([...namedOtherwise.flatMap(titleFieldsOf), 'title', ...others])];

/** The GROQ fields that `titleOf` needs in a projection. */
export const nameFields = [...all, 'from'].join(', ');

/** The GROQ expression of a document's name in a list; null where it has no words of its own, as a menu. */
export const nameInQuery = groq`coalesce(${[
  ...namedOtherwise.map((type) => {
    const fields = `array::compact([${titleFieldsOf(type).join(', ')}])`;
    return `select(_type == "${type}" && count(${fields}) > 0 => array::join(${fields}, " "))`;
  }),
  ...all,
  'from.current',
].join(', ')})`;

/** The GROQ expression by which lists are ordered by name. An index of the lake can follow it. */
export const nameOrder = groq`lower(coalesce(${[
  ...new Set([...namedOtherwise.flatMap((type) => titleFieldsOf(type).slice(0, 1)), 'title', ...others]),
  'from.current',
  '""',
].join(', ')}))`;

/** The GROQ list of the words by which documents are found. */
export const nameWords = groq`[${[...all, 'path.current', 'slug.current', 'from.current'].join(', ')}]`;

/** The name of a document in lists, from at least the `nameFields`; “Menu” or “Untitled” while it has none. */
export function titleOf(document: Fields): string {
  const names = [storedTitle(document), ...all.map((field) => document[field]), currentOf(document.from)];
  return String(names.find(Boolean) ?? (document._type === 'menu' ? 'Menu' : 'Untitled'));
}
