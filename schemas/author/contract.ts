import groq from 'groq';
import * as z from 'zod';
import { addressOf } from '../addresses.ts';
import { picture, pictureProjection } from '../picture/contract.ts';

/** A person who writes, as shown on cards and below posts. */
export const authorProjection = groq`{
  "firstName": coalesce(firstName, ""),
  "lastName": coalesce(lastName, ""),
  "slug": slug.current,
  title,
  bio,
  "avatar": avatar${pictureProjection}
}`;

/** The checked author; `href` is the person's page, or null. */
export const author = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    slug: z.string().nullable(),
    title: z.string().nullable(),
    bio: z.string().nullable(),
    avatar: picture,
  })
  .transform(({ slug, ...person }) => ({ ...person, href: addressOf({ _type: 'author', slug }) }));

/** One author. */
export type Author = z.output<typeof author>;
