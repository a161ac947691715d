import groq from 'groq';
import * as z from 'zod';
import { author, authorProjection } from '../author/contract.ts';
import { category, categoryProjection } from '../category/contract.ts';
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

/** A whole post with three others of its category. */
export const postProjection = groq`{
  _id,
  _updatedAt,
  ${cardFields},
  "body": coalesce(body${richTextProjection}, []),
  "seo": seo${seoProjection},
  "related": *[_type == "post" && defined(slug.current) && category._ref == ^.category._ref && _id != ^._id]
    | order(publishedAt desc)[0...3]${postCardProjection}
}`;

/** The checked post. */
export const post = postCard.extend({
  _id: z.string(),
  _updatedAt: z.string(),
  body: richText,
  seo,
  related: z.array(postCard),
});

/** One post with all that its page shows. */
export type Post = z.output<typeof post>;
