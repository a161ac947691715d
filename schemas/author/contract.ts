import groq from 'groq';
import * as z from 'zod';
import { picture, pictureProjection } from '../picture/contract.ts';

/** A person who writes, as shown on cards and below posts. */
export const authorProjection = groq`{
  "firstName": coalesce(firstName, ""),
  "lastName": coalesce(lastName, ""),
  title,
  bio,
  "avatar": avatar${pictureProjection}
}`;

/** The checked author. */
export const author = z.object({
  firstName: z.string(),
  lastName: z.string(),
  title: z.string().nullable(),
  bio: z.string().nullable(),
  avatar: picture,
});

/** One author. */
export type Author = z.output<typeof author>;
