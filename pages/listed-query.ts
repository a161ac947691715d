import groq from 'groq';
import * as z from 'zod';
import { addressedTypes } from '#schemas/addresses.ts';
import { addresses, addressFields } from './addresses-query.ts';

const condition = groq`_type in ${JSON.stringify(addressedTypes)} && seo.noindex != true`;

/** The documents that search engines are told of, from `$from` to `$to`; those that come stand after all others. */
export const listedQuery = groq`*[${condition}] | order(_createdAt asc, _id asc)[$from...$to]${addressFields}`;

/** The checked answer of `listedQuery`; the path is null of a document that has no address yet. */
export const listedAddresses = addresses.transform((all) =>
  all.map(({ path, updatedAt, isListed }) => ({ path, updatedAt, noindex: !isListed })),
);

/** How many documents search engines are told of. */
export const listedCountQuery = groq`count(*[${condition}])`;

/** The checked answer of `listedCountQuery`. */
export const listedCount = z.number();
