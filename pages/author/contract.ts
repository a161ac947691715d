import groq from 'groq';
import * as z from 'zod';
import { named } from '#schemas/author/named.ts';
import { episodeLine, episodeLineProjection } from '#schemas/episode/line.ts';
import { eachOrLeaveOut } from '#schemas/leave-out.ts';
import { picture, pictureProjection } from '#schemas/picture/contract.ts';
import { postCard, postCardProjection } from '#schemas/post/card.ts';
import { seo, seoProjection } from '#schemas/seo/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';
import { framed } from '#sections/sections-query.ts';

/** A person with everything that they wrote or teach. */
export const fields = groq`
  _id,
  _updatedAt,
  "firstName": coalesce(firstName, ""),
  "lastName": coalesce(lastName, ""),
  "role": title,
  bio,
  "avatar": avatar${pictureProjection},
  "seo": seo${seoProjection},
  "posts": *[_type == "post" && defined(slug.current) && author._ref == ^._id] | order(publishedAt desc, _id asc)[0...60]${postCardProjection},
  "episodes": *[_type == "episode" && defined(slug.current) && speaker._ref == ^._id] | order(number asc, _id asc)[0...60]${episodeLineProjection}`;

/** The checked person: `title` is the whole name, `role` the job title, which the Studio calls title. */
export const contract = z
  .object({
    _id: z.string(),
    ...framed,
    _updatedAt: z.string(),
    firstName: textOr(''),
    lastName: textOr(''),
    role: optionalText,
    bio: optionalText,
    avatar: picture,
    seo,
    posts: eachOrLeaveOut('post of an author', postCard),
    episodes: eachOrLeaveOut('episode of an author', episodeLine),
  })
  .transform(named)
  .transform((found) => ({ ...found, title: `${found.firstName} ${found.lastName}`.trim() }));

/** One person with all that their page shows. */
export type Author = Omit<z.output<typeof contract>, keyof typeof framed>;
