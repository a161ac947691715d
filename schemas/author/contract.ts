import groq from 'groq';
import * as z from 'zod';
import { addressOf } from '../addresses.ts';
import { picture, pictureProjection } from '../picture/contract.ts';
import { optionalText, textOr } from '../text/contract.ts';
import { named } from './named.ts';

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
    firstName: textOr(''),
    lastName: textOr(''),
    slug: z.string().nullable(),
    title: optionalText,
    bio: optionalText,
    avatar: picture,
  })
  .transform(({ slug, ...person }) => ({ ...named(person), href: addressOf({ _type: 'author', slug }) }));

/** One author. */
export type Author = z.output<typeof author>;
