import groq from 'groq';
import * as z from 'zod';
import { addressedTypes, addressOf, isPath } from '#schemas/addresses.ts';
import { kindsWithAddresses } from '#sections/addresses.ts';

/**
 * The types of documents that an address can belong to: those with a page of their own, and redirects, which lead
 * away from one.
 */
export const typesWithAddresses: readonly string[] = [...addressedTypes, 'redirect'];

/** How many documents one query asks for. */
export const maxAsked = 1_000;

const condition = groq`_type in ${JSON.stringify(typesWithAddresses)}`;
/** The fields by which an address is known, for a projection. */
export const addressFields = groq`{
  _id, _type, "path": path.current, "from": from.current, "slug": slug.current, _updatedAt,
  "noindex": coalesce(seo.noindex, false), "goesOn": ${kindsWithAddresses}
}`;

/** A query for the addresses of those documents of `$ids` that exist. */
export const addressesByIdQuery = groq`*[_id in $ids && ${condition}]${addressFields}`;

/** A query for the addresses of the first `maxAsked` documents whose ids come after `$after`. */
export const addressesAfterQuery = groq`*[${condition} && _id > $after] | order(_id asc)[0...${maxAsked}]${addressFields}`;

/**
 * A query for the addresses of the documents changed since `$since`, from `$from` to `$to` among these, and for the
 * number of all documents with addresses.
 */
export const addressesSinceQuery = groq`{
  "changed": *[${condition} && _updatedAt >= $since] | order(_updatedAt asc, _id asc)[$from...$to]${addressFields},
  "count": count(*[${condition}])
}`;

// No faulty document is left out, because callers ask for the next ones after the id of the last.
const word = z.string().nullable().catch(null);

/** The checked answer of `addressesByIdQuery` and `addressesAfterQuery`. */
export const addresses = z
  .array(
    z.object({
      _id: z.string(),
      _type: z.string(),
      path: word,
      from: word,
      slug: word,
      _updatedAt: z.string(),
      noindex: z.boolean().catch(false),
      goesOn: z.array(z.string().nullable()),
    }),
  )
  .transform((all) =>
    all.map((document): KnownAddress => {
      const isRedirect = document._type === 'redirect';
      const lists = document.goesOn.filter((kind) => kind !== null);
      return {
        id: document._id,
        path: isRedirect ? pathOrNull(document.from) : addressOf(document),
        updatedAt: document._updatedAt,
        isListed: !isRedirect && !document.noindex,
        lists,
      };
    }),
  );

const pathOrNull = (from: string | null): string | null => (from !== null && isPath(from) ? from : null);

/** The checked answer of `addressesSinceQuery`. */
export const addressesSince = z.object({ changed: addresses, count: z.number() });

/** What the site must know of a document to answer at its address. */
export interface KnownAddress {
  id: string;
  /** Where the document stands, or what a redirect leads away from; null while it has no address. */
  path: string | null;
  /** In ISO 8601. */
  updatedAt: string;
  /** Whether search engines are told of it. */
  isListed: boolean;
  /** The kinds among its sections that have addresses below the page. */
  lists: string[];
}
