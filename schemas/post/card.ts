import groq from 'groq';
import * as z from 'zod';
import { withAddress } from '../addresses.ts';
import { author, authorProjection } from '../author/contract.ts';
import { category, categoryProjection } from '../category/contract.ts';
import { picture, pictureProjection } from '../picture/contract.ts';
import { textOr } from '../text/contract.ts';

/** The fields of a post that its card shows, for a projection. */
export const postCardFields = groq`
  "title": coalesce(title, "Title"),
  "slug": coalesce(slug.current, ""),
  "excerpt": coalesce(excerpt, ""),
  publishedAt,
  "image": image${pictureProjection},
  "category": category->${categoryProjection},
  "author": author->${authorProjection}`;

/** A post as a card shows it, shared by the kinds and layouts that list posts. */
export const postCardProjection = groq`{${postCardFields}}`;

/** The contract of these fields, before the address is added. */
export const postCardFound = z.object({
  title: textOr('Title'),
  slug: z.string(),
  excerpt: textOr(''),
  publishedAt: z.string().nullable(),
  image: picture,
  category: category.nullable(),
  author: author.nullable(),
});

/** Adds the address of the post's page; null where the post has none. */
export const withPostAddress = withAddress('post');

/** The checked card of a post. */
export const postCard = postCardFound.transform(withPostAddress);

/** One post on a card. */
export type PostCard = z.output<typeof postCard>;
