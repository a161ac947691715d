import groq from 'groq';
import * as z from 'zod';
import { picture, pictureProjection } from '../picture/contract.ts';
import { optionalText, textOr } from '../text/contract.ts';

/** An integration as its card shows it. */
export const integrationProjection = groq`{
  _id,
  "title": coalesce(title, "Title"),
  category,
  "logoColorful": logoColorful${pictureProjection},
  description
}`;

/** The checked integration. */
export const integration = z.object({
  _id: z.string(),
  title: textOr('Title'),
  category: optionalText,
  logoColorful: picture,
  description: optionalText,
});

/** One integration. */
export type Integration = z.output<typeof integration>;
