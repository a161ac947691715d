import groq from 'groq';
import * as z from 'zod';
import { countIndexPages, writeIndexAddress } from '#schemas/index-address.ts';
import type { AddressesBelow } from '../define-kind.ts';

const posts = groq`_type == "post" && defined(slug.current)`;
const maxCategories = 1_000;

/**
 * The numbered pages of all posts and of each category. A category without posts is not listed for search engines.
 * `updatedAt` is unknown, because a new post moves others from each page to the next.
 */
export const addressesBelow: AddressesBelow = {
  query: groq`{
    "count": count(*[${posts}]),
    "categories": *[_type == "category" && defined(slug.current)] | order(_id asc)[0...${maxCategories}]{
      "category": slug.current,
      "count": count(*[${posts} && category._ref == ^._id])
    }
  }`,
  contract: z
    .object({
      count: z.number(),
      categories: z.array(z.object({ category: z.string(), count: z.number() })),
    })
    .transform(
      ({ count: all, categories }): z.output<AddressesBelow['contract']> =>
        ({ path, noindex }) =>
          [{ category: '', count: all }, ...categories].flatMap(({ category, count }) => {
            const numbers = Array.from({ length: countIndexPages(count) }, (_, index) => index + 1);
            // The first page of all posts is the page that holds the section.
            return (category ? numbers : numbers.slice(1)).map((number) => ({
              path: writeIndexAddress({ path, category, number }),
              updatedAt: null,
              noindex: noindex || count === 0,
            }));
          }),
    ),
};
