import groq from 'groq';
import * as z from 'zod';
import { eachOrLeaveOut } from '#schemas/leave-out.ts';
import {
  postCard,
  postCardFields,
  postCardFound,
  postCardProjection,
  withPostAddress,
} from '#schemas/post/card.ts';
import { richText, richTextProjection } from '#schemas/rich-text/contract.ts';
import { seo, seoProjection } from '#schemas/seo/contract.ts';
import { timeZone, timeZoneOfSite } from '#schemas/site/time-zone.ts';
import { textOr } from '#schemas/text/contract.ts';
import { framed } from '#sections/sections-query.ts';

const listed = groq`_type == "post" && defined(slug.current) && _id != ^._id`;
const titleAndSlug = groq`{"title": coalesce(title, "Title"), "slug": slug.current}`;

/** A whole post, with others of its category and of other categories, and its neighbours in the order of the blog. */
export const postFields = groq`
  _id,
  _updatedAt,
  ${postCardFields},
  revisedAt,
  "timeZone": ${timeZoneOfSite},
  "body": coalesce(body${richTextProjection}, []),
  "seo": seo${seoProjection},
  "ofCategory": *[${listed} && category._ref == ^.category._ref] | order(publishedAt desc)[0...3]${postCardProjection},
  "ofOthers": *[${listed} && category._ref != ^.category._ref] | order(publishedAt desc)[0...3]${postCardProjection},
  "newer": *[${listed} && publishedAt >= ^.publishedAt && (publishedAt > ^.publishedAt || _id < ^._id)]
    | order(publishedAt asc, _id desc)[0]${titleAndSlug},
  "older": *[${listed} && publishedAt <= ^.publishedAt && (publishedAt < ^.publishedAt || _id > ^._id)]
    | order(publishedAt desc, _id asc)[0]${titleAndSlug}`;

const neighbour = z
  .object({ title: textOr('Title'), slug: z.string() })
  .transform(withPostAddress)
  .nullable();

/** The checked post; `related` holds up to three other posts, those of its category first. */
export const post = postCardFound
  .extend({
    _id: z.string(),
    ...framed,
    _updatedAt: z.string(),
    revisedAt: z.string().nullable(),
    timeZone,
    body: richText,
    seo,
    ofCategory: eachOrLeaveOut('related post', postCard),
    ofOthers: eachOrLeaveOut('related post', postCard),
    newer: neighbour,
    older: neighbour,
  })
  .transform(({ ofCategory, ofOthers, ...rest }) => ({
    ...withPostAddress(rest),
    related: [...ofCategory, ...ofOthers].slice(0, 3),
  }));

/** One post with all that its page shows. */
export type Post = Omit<z.output<typeof post>, keyof typeof framed>;
