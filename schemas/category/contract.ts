import groq from 'groq';
import * as z from 'zod';
import { textOr } from '../text/contract.ts';

/** What a post is about: the words and the colour of its tag. */
export const categoryProjection = groq`{
  "title": coalesce(title, "Tag"),
  "slug": slug.current,
  "color": color.value
}`;

/** The checked category; `color` is `#rrggbb` or null. */
export const category = z.object({
  title: textOr('Tag'),
  slug: z.string().nullable(),
  color: z.string().nullable(),
});

/** One category. */
export type Category = z.output<typeof category>;
