import groq from 'groq';
import * as z from 'zod';
import { addressedTypes } from '#schemas/addresses.ts';
import { addresses, addressFields } from './addresses-query.ts';

/**
 * A query for documents with addresses from `$from` to `$to`, for one file of the sitemap. They are in the order of
 * their creation, so that new ones come last. Documents hidden from search engines count as well, so that the lake
 * need not search for the others.
 */
export const listedQuery = groq`*[_type in ${JSON.stringify(addressedTypes)}] | order(_createdAt asc, _id asc)[$from...$to]${addressFields}`;

/** The checked answer of `listedQuery`; `path` is null where a document has no address yet. */
export const listedAddresses = addresses.transform((all) =>
  all.map(({ path, updatedAt, isListed }) => ({ path, updatedAt, noindex: !isListed })),
);

/** A query for the number of documents with addresses. */
export const listedCountQuery = groq`count(*[_type in ${JSON.stringify(addressedTypes)}])`;

/** The checked answer of `listedCountQuery`. */
export const listedCount = z.number();
