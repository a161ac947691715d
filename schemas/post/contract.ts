import groq from 'groq';
import * as z from 'zod';
import { author, authorProjection } from '../author/contract.ts';
import { category, categoryProjection } from '../category/contract.ts';
import { eachOrLeaveOut } from '../leave-out.ts';
import { picture, pictureProjection } from '../picture/contract.ts';
import { richText, richTextProjection } from '../rich-text/contract.ts';
import { seo, seoProjection } from '../seo/contract.ts';

const cardFields = groq`
  "title": coalesce(title, "Title"),
  "slug": coalesce(slug.current, ""),
  "excerpt": coalesce(excerpt, ""),
  publishedAt,
  "image": image${pictureProjection},
  "category": category->${categoryProjection},
  "author": author->${authorProjection}`;

/** A post as a card shows it; shared by the blog list and by "related posts". */
export const postCardProjection = groq`{${cardFields}}`;

/** The checked card of a post. */
export const postCard = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  publishedAt: z.string().nullable(),
  image: picture,
  category: category.nullable(),
  author: author.nullable(),
});

/** One post on a card. */
export type PostCard = z.output<typeof postCard>;

const listed = groq`_type == "post" && defined(slug.current) && _id != ^._id`;
const titleAndSlug = groq`{"title": coalesce(title, "Title"), "slug": slug.current}`;

/** A whole post with others of its category, others beside these, and the posts before and after it. */
export const postProjection = groq`{
  _id,
  _updatedAt,
  ${cardFields},
  revisedAt,
  "body": coalesce(body${richTextProjection}, []),
  "seo": seo${seoProjection},
  "ofCategory": *[${listed} && category._ref == ^.category._ref] | order(publishedAt desc)[0...3]${postCardProjection},
  "ofOthers": *[${listed} && category._ref != ^.category._ref] | order(publishedAt desc)[0...3]${postCardProjection},
  "newer": *[${listed} && publishedAt > ^.publishedAt] | order(publishedAt asc)[0]${titleAndSlug},
  "older": *[${listed} && publishedAt < ^.publishedAt] | order(publishedAt desc)[0]${titleAndSlug}
}`;

const neighbour = z.object({ title: z.string(), slug: z.string() }).nullable();

/** The checked post; `related` are three others, those of its category first. */
export const post = postCard
  .extend({
    _id: z.string(),
    _updatedAt: z.string(),
    revisedAt: z.string().nullable(),
    body: richText,
    seo,
    ofCategory: eachOrLeaveOut('related post', postCard),
    ofOthers: eachOrLeaveOut('related post', postCard),
    newer: neighbour,
    older: neighbour,
  })
  .transform(({ ofCategory, ofOthers, ...rest }) => ({
    ...rest,
    related: [...ofCategory, ...ofOthers].slice(0, 3),
  }));

/** One post with all that its page shows. */
export type Post = z.output<typeof post>;
