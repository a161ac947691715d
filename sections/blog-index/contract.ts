import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { countIndexPages } from '#schemas/index-address.ts';
import { intro, introProjection } from '#schemas/intro/contract.ts';
import { postCard, postCardProjection } from '#schemas/post/card.ts';
import { textOr } from '#schemas/text/contract.ts';

const isListed = groq`_type == "post" && defined(slug.current)`;
const posts = groq`*[${isListed}]`;
const category = groq`*[_type == "category" && slug.current == $indexCategory][0]`;
// Posts of a category, by its reference: an index can count those, but not by the fields of the referred document.
const itsPosts = groq`*[${isListed} && category._ref == ^._id]`;
const count = groq`select($indexCategory == "" => count(${posts}), coalesce(${category}{"count": count(${itsPosts})}.count, 0))`;
// Posts of the same moment need an order as well, or one of them could appear on two pages and another on none.
const ofThisPage = groq`| order(publishedAt desc, _id asc)[$indexFrom...$indexTo]${postCardProjection}`;

/** What the site asks for: the posts at one address (see `indexParams`), and what the links to the others need. */
export const projection = groq`{
  ${frameProjection},
  ${introProjection},
  "emptyText": coalesce(emptyText, "There is no post here yet."),
  "path": $indexPath,
  "number": $indexNumber,
  "category": ${category}{"title": coalesce(title, "Tag"), "slug": slug.current},
  "categories": *[_type == "category" && defined(slug.current)] | order(title asc)[0...100]{
    "title": coalesce(title, "Tag"),
    "slug": slug.current,
    "color": color.value,
    "count": count(${itsPosts})
  },
  "count": ${count},
  "posts": select(
    $indexCategory == "" => ${posts} ${ofThisPage},
    coalesce(${category}{"posts": ${itsPosts} ${ofThisPage}}.posts, [])
  )
}`;

/** What the view receives; categories without a post are left out. */
export const contract = z
  .object({
    ...frame,
    ...intro,
    emptyText: textOr('There is no post here yet.'),
    path: z.string(),
    number: z.number(),
    category: z.object({ title: textOr('Tag'), slug: z.string().nullable() }).nullable(),
    categories: z.array(
      z.object({
        title: textOr('Tag'),
        slug: z.string().nullable(),
        color: z.string().nullable(),
        count: z.number(),
      }),
    ),
    count: z.number(),
    posts: z.array(postCard),
  })
  .transform(({ category, categories, ...rest }) => ({
    ...rest,
    category: category?.slug ? { title: category.title, slug: category.slug } : null,
    categories: categories.flatMap(({ slug, ...one }) => (slug && one.count > 0 ? [{ ...one, slug }] : [])),
    pages: countIndexPages(rest.count),
  }));

/** The properties of the view. */
export type Props = z.output<typeof contract>;

/**
 * A GROQ condition: whether there is a list at the requested address, that is, whether its category exists and has
 * that many pages.
 */
export const exists = groq`($indexCategory == "" || count(*[_type == "category" && slug.current == $indexCategory]) > 0)
  && ($indexNumber == 1 || ${count} > $indexFrom)`;
