import groq from 'groq';
import * as z from 'zod';
import { addressedTypes } from '#schemas/addresses.ts';
import { addresses, addressFields } from './addresses-query.ts';

/**
 * What stands at addresses, from `$from` to `$to`, by which the files of the sitemap are told apart; what comes stands after
 * all others. Those that search engines are not told of count as well: nothing has to be looked through to find the others.
 */
export const listedQuery = groq`*[_type in ${JSON.stringify(addressedTypes)}] | order(_createdAt asc, _id asc)[$from...$to]${addressFields}`;

/** The checked answer of `listedQuery`; the path is null of a document that has no address yet. */
export const listedAddresses = addresses.transform((all) =>
  all.map(({ path, updatedAt, isListed }) => ({ path, updatedAt, noindex: !isListed })),
);

/** How many documents stand at addresses. */
export const listedCountQuery = groq`count(*[_type in ${JSON.stringify(addressedTypes)}])`;

/** The checked answer of `listedCountQuery`. */
export const listedCount = z.number();
