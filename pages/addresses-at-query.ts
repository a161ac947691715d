import groq from 'groq';
import * as z from 'zod';
import { slugAt, typesInFolders } from '#schemas/addresses.ts';
import { readIndexAddress } from '#schemas/index-address.ts';
import { below, belowQuery } from '#sections/addresses.ts';
import { addresses, addressFields, typesWithAddresses } from './addresses-query.ts';

const condition = groq`_type in ${JSON.stringify(typesWithAddresses)}`;

/**
 * A query for what stands at some paths, or may: it asks for no more documents than the paths name. Its parameters
 * come from `addressesAtParams`.
 */
export const addressesAtQuery = groq`{
  "byPath": *[${condition} && path.current in $paths]${addressFields},
  "bySlug": *[${condition} && slug.current in $slugs]${addressFields},
  "byFrom": *[${condition} && from.current in $paths]${addressFields},
  "below": ${belowQuery}
}`;

/** The parameters of `addressesAtQuery` for some paths such as `/blog/category/keys`. */
export function addressesAtParams(paths: readonly string[]) {
  const holders = paths.map((path) => readIndexAddress(path).path);
  const slugs = paths.flatMap((path) => typesInFolders.map((type) => slugAt(type, path))).filter(Boolean);
  return { paths: distinct([...paths, ...holders]), slugs: distinct(slugs) };
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)].toSorted();

/**
 * The checked answer of `addressesAtQuery`: all addresses of the documents found, which include every asked one that
 * exists.
 */
export const addressesAt = z
  .object({ byPath: addresses, bySlug: addresses, byFrom: addresses, below })
  .transform(({ byPath, bySlug, byFrom, below }) =>
    [...byPath, ...bySlug, ...byFrom].flatMap(({ path, lists }) => {
      if (path === null) return [];
      const own = { path, updatedAt: null, noindex: false };
      return [path, ...lists.flatMap((kind) => below[kind]?.(own) ?? []).map((listed) => listed.path)];
    }),
  );
