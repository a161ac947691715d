import groq from 'groq';
import * as z from 'zod';
import { countIndexPages, writeIndexAddress } from '#schemas/index-address.ts';
import { eachOrLeaveOut } from '#schemas/leave-out.ts';
import type { AddressesBelow } from '../define-kind.ts';

/** The numbered pages of all posts and of each category; search engines need not see a category that is still empty. */
export const addressesBelow: AddressesBelow = {
  query: groq`{
    "posts": *[_type == "post" && defined(slug.current)]{_updatedAt, "category": category->slug.current},
    "categories": *[_type == "category" && defined(slug.current)].slug.current
  }`,
  contract: z
    .object({
      posts: eachOrLeaveOut('post', z.object({ _updatedAt: z.string(), category: z.string().nullable() })),
      categories: z.array(z.string()),
    })
    .transform(
      ({ posts, categories }): z.output<AddressesBelow['contract']> =>
        ({ path, updatedAt, noindex }) =>
          ['', ...categories].flatMap((category) => {
            const listed = category ? posts.filter((post) => post.category === category) : posts;
            const changed = listed.reduce(
              (last, { _updatedAt }) => (_updatedAt > last ? _updatedAt : last),
              updatedAt,
            );
            const numbers = Array.from({ length: countIndexPages(listed.length) }, (_, index) => index + 1);
            // The first page of all posts is the page itself.
            return (category ? numbers : numbers.slice(1)).map((number) => ({
              path: writeIndexAddress({ path, category, number }),
              updatedAt: changed,
              noindex: noindex || listed.length === 0,
            }));
          }),
    ),
};
