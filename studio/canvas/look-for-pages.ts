import type { SanityClient } from '@sanity/client';
import groq from 'groq';
import type { FoundPage } from '#canvas/messages.ts';
import { nearest } from '#canvas/search/slips.ts';
import { storedTitle, titleFieldsOf } from '#pages/stored-words.ts';
import { type AddressedType, addressedTypes } from '#schemas/addresses.ts';
import { type Stored, storedAddress } from '#schemas/stored-address.ts';

const maxFound = 8;
/** How many are put in order, of those whose titles begin with the words first. */
const maxLookedAt = 100;
/** How many are looked at, the last changed first, where no title has the words as they are written. */
const maxCompared = 1_000;

const titleOf = (type: AddressedType): string => {
  const [field = 'title', ...others] = titleFieldsOf(type);
  // Joined, they would be nothing where one is empty.
  return others.length > 0 ? `array::join(array::compact([${[field, ...others].join(', ')}]), " ")` : field;
};
/** Whether what it is called is a person's name: it is made of several fields. */
const isPerson = (type: unknown): boolean => titleFieldsOf(type).length > 1;

const title = groq`select(${addressedTypes.map((type) => `_type == "${type}" => ${titleOf(type)}`).join(', ')})`;
const fields = [...new Set(addressedTypes.flatMap(titleFieldsOf))].join(', ');
const query = groq`*[_type in $types && ${title} match $patterns]
  | order(string::startsWith(lower(${title}), $words) desc, _updatedAt desc)[0...${maxLookedAt}]
  {_id, _type, path, slug, ${fields}}`;
const comparedQuery = groq`*[_type in $types] | order(_updatedAt desc)[0...${maxCompared}]{_id, _type, path, slug, ${fields}}`;

type Found = Stored & { _id: string; _type: string };

/**
 * The published pages whose titles hold words that begin so, the name being a person's title. First come those whose title itself
 * begins with what is sought, then those in which a word does, and of either pages before people. Where there is none, those whose words
 * are spelt nearly so.
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

/** 0 where a title begins with words, 1 where these begin a word in it, 2 where they stand apart in it. */
function rankOf(title: string, words: string): number {
  const at = title.toLowerCase();
  if (at.startsWith(words)) return 0;
  const isWithin = at
    .split(/(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/u)
    .some((_, index, parts) => parts.slice(index).join('').startsWith(words));
  return isWithin ? 1 : 2;
}
