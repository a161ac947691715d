import type { SanityClient } from '@sanity/client';
import groq from 'groq';
import type { FoundPage } from '#canvas/messages.ts';
import { nearest } from '#canvas/search/slips.ts';
import { storedTitle, titleFieldsOf } from '#pages/stored-words.ts';
import { type AddressedType, addressedTypes } from '#schemas/addresses.ts';
import { type Stored, storedAddress } from '#schemas/stored-address.ts';

const maxFound = 8;
/**
 * How many matches the lake returns to be ranked here. Those whose titles begin with the words come first, so that they
 * are among them.
 */
const maxLookedAt = 100;
/** How many pages are compared for similar spelling where no title has the words as written: the last changed. */
const maxCompared = 1_000;

const titleOf = (type: AddressedType): string => {
  const [field = 'title', ...others] = titleFieldsOf(type);
  // Without `compact`, the joined name would be null where one part is empty.
  return others.length > 0 ? `array::join(array::compact([${[field, ...others].join(', ')}]), " ")` : field;
};
/** Whether the title is a person's name: such a type has several title fields. */
const isPerson = (type: unknown): boolean => titleFieldsOf(type).length > 1;

const title = groq`select(${addressedTypes.map((type) => `_type == "${type}" => ${titleOf(type)}`).join(', ')})`;
const fields = [...new Set(addressedTypes.flatMap(titleFieldsOf))].join(', ');
const query = groq`*[_type in $types && ${title} match $patterns]
  | order(string::startsWith(lower(${title}), $words) desc, _updatedAt desc)[0...${maxLookedAt}]
  {_id, _type, path, slug, ${fields}}`;
const comparedQuery = groq`*[_type in $types] | order(_updatedAt desc)[0...${maxCompared}]{_id, _type, path, slug, ${fields}}`;

type Found = Stored & { _id: string; _type: string };

/**
 * The published pages that have, for each word of the search, a title word that begins with it; a person's title is the
 * name. Titles that begin with the whole search come first, then those in which it begins a word; among equals, pages
 * come before people. Where there is none, the pages with words of similar spelling. Rejects when the lake cannot be
 * asked.
 */
export async function lookForPages(
  client: SanityClient,
  sought: string,
  kindOf: (type: string) => string,
): Promise<FoundPage[]> {
  const words = sought.trim().toLowerCase();
  const patterns = (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}*`);
  if (patterns.length === 0) return [];
  const ask = async (query: string, params = {}) => {
    const asked = { types: addressedTypes, ...params };
    const found = await client.fetch<Found[]>(query, asked, { perspective: 'published' });
    return found.map((document) => ({ ...document, title: storedTitle(document) }));
  };
  const found = await ask(query, { patterns, words });
  const sorted =
    found.length > 0
      ? found.toSorted(
          (a, b) =>
            rankOf(a.title, words) - rankOf(b.title, words) ||
            Number(isPerson(a._type)) - Number(isPerson(b._type)),
        )
      : nearest(await ask(comparedQuery), sought, ({ title }) => [title]);
  return sorted.slice(0, maxFound).map((document) => ({
    id: document._id,
    title: document.title,
    kind: kindOf(document._type),
    path: storedAddress(document),
  }));
}

/** 0 where a title begins with the words, 1 where they begin at a word within it, 2 where they stand apart in it. */
function rankOf(title: string, words: string): number {
  const at = title.toLowerCase();
  if (at.startsWith(words)) return 0;
  const isWithin = at
    .split(/(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/u)
    .some((_, index, parts) => parts.slice(index).join('').startsWith(words));
  return isWithin ? 1 : 2;
}
