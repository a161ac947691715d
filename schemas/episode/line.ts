import groq from 'groq';
import * as z from 'zod';
import { withAddress } from '../addresses.ts';
import { textOr } from '../text/contract.ts';

/** An episode as one line of a list. */
export const episodeLineProjection = groq`{
  "title": coalesce(title, "Title"),
  "slug": coalesce(slug.current, ""),
  number,
  videoDuration
}`;

/** The checked line of an episode; `href` is its page. */
export const episodeLine = z
  .object({
    title: textOr('Title'),
    slug: z.string(),
    number: z.number().nullable(),
    videoDuration: z.string().nullable(),
  })
  .transform(withAddress('episode'));
