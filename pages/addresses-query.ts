import groq from 'groq';
import * as z from 'zod';
import { addressedTypes, addressOf, isPath } from '#schemas/addresses.ts';
import { kindsWithAddresses } from '#sections/addresses.ts';

/** The types of documents by which the site answers an address: those that stand at one, and redirects, which lead away from one. */
export const typesWithAddresses: readonly string[] = [...addressedTypes, 'redirect'];

/** How many documents one question asks for. */
export const maxAsked = 1_000;

const condition = groq`_type in ${JSON.stringify(typesWithAddresses)}`;
/** The fields by which an address is known, for a projection. */
export const addressFields = groq`{
  _id, _type, "path": path.current, "from": from.current, "slug": slug.current, _updatedAt,
  "noindex": coalesce(seo.noindex, false), "goesOn": ${kindsWithAddresses}
}`;

/** What the documents `$ids` say of their addresses, of those that there are. */
export const addressesByIdQuery = groq`*[_id in $ids && ${condition}]${addressFields}`;

/** The same of the first `maxAsked` documents whose ids come after `$after`. */
export const addressesAfterQuery = groq`*[${condition} && _id > $after] | order(_id asc)[0...${maxAsked}]${addressFields}`;

/** The same of documents that have changed since `$since`, of which those from `$from` to `$to`, and how many documents there are in all. */
export const addressesSinceQuery = groq`{
  "changed": *[${condition} && _updatedAt >= $since] | order(_updatedAt asc, _id asc)[$from...$to]${addressFields},
  "count": count(*[${condition}])
}`;

// No document is left out, whatever is wrong with it: who asks for the next ones goes on after the last.
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

/** What the site has to know of a document to answer its address. */
export interface KnownAddress {
  id: string;
  /** Where it stands, or what it leads away from; null while it has no address. */
  path: string | null;
  /** In ISO 8601. */
  updatedAt: string;
  /** Whether search engines are told of it. */
  isListed: boolean;
  /** The kinds among its sections that have addresses below its own. */
  lists: string[];
}
