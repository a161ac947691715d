import groq from 'groq';
import * as z from 'zod';
import { addressedTypes, addressOf } from '#schemas/addresses.ts';
import { eachOrLeaveOut } from '#schemas/leave-out.ts';
import { countIndexPages, writeIndexAddress } from '#schemas/post/index-address.ts';
import { holdsAddresses } from '#sections/addresses.ts';

/** Every document that has an address of its own, and what the addresses below a list of posts depend on. */
export const pathsQuery = groq`{
  "pages": *[_type in ${JSON.stringify(addressedTypes)}]{
    _type, "path": path.current, "slug": slug.current, _updatedAt, "noindex": coalesce(seo.noindex, false),
    "hasIndex": coalesce(${holdsAddresses}, false), "category": category->slug.current
  },
  "categories": *[_type == "category" && defined(slug.current)].slug.current,
  "redirects": *[_type == "redirect"].from.current
}`;

/** The checked answer of `pathsQuery`: the addresses of the site and of its redirects. */
export const paths = z
  .object({
    pages: eachOrLeaveOut(
      'address of a document',
      z.object({
        _type: z.string(),
        path: z.string().nullable(),
        slug: z.string().nullable(),
        _updatedAt: z.string(),
        noindex: z.boolean(),
        hasIndex: z.boolean(),
        category: z.string().nullable(),
      }),
    ),
    categories: z.array(z.string().nullable()),
    redirects: z.array(z.string().nullable()),
  })
  .transform(({ pages, categories, redirects }) => {
    const posts = pages.filter(({ _type, slug }) => _type === 'post' && slug);
    return {
      pages: pages.flatMap((page) => {
        const path = addressOf(page);
        if (!path) return [];
        const own = { path, updatedAt: page._updatedAt, noindex: page.noindex };
        return page.hasIndex ? [own, ...addressesBelow(own, posts, categories)] : [own];
      }),
      redirects: redirects.filter((path) => path !== null),
    };
  });

/** Every address of the site. */
export type Paths = z.output<typeof paths>;

type PagePath = { path: string; updatedAt: string; noindex: boolean };
type Post = { category: string | null; _updatedAt: string };

/** The addresses below a page that lists the posts; search engines need not see a category that is still empty. */
function addressesBelow(page: PagePath, posts: Post[], categories: (string | null)[]): PagePath[] {
  return ['', ...categories].flatMap((category) => {
    if (category === null) return [];
    const listed = category ? posts.filter((post) => post.category === category) : posts;
    const updatedAt =
      [page.updatedAt, ...listed.map((post) => post._updatedAt)].toSorted().at(-1) ?? page.updatedAt;
    const noindex = page.noindex || listed.length === 0;
    const numbers = Array.from({ length: countIndexPages(listed.length) }, (_, index) => index + 1);
    const below = category ? numbers : numbers.slice(1);
    return below.map((number) => ({
      path: writeIndexAddress({ path: page.path, category, number }),
      updatedAt,
      noindex,
    }));
  });
}
