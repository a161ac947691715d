import groq from 'groq';
import * as z from 'zod';
import { picture, pictureProjection } from '../picture/contract.ts';
import { optionalText, textOr } from '../text/contract.ts';

/** An integration as its card shows it. */
export const integrationProjection = groq`{
  "title": coalesce(title, "Title"),
  "slug": coalesce(slug.current, ""),
  category,
  "logoColorful": logoColorful${pictureProjection},
  description
}`;

/** The checked integration. */
export const integration = z.object({
  title: textOr('Title'),
  slug: z.string(),
  category: optionalText,
  logoColorful: picture,
  description: optionalText,
});

/** One integration. */
export type Integration = z.output<typeof integration>;
