import groq from 'groq';
import * as z from 'zod';
import { picture, pictureProjection } from '../picture/contract.ts';
import { optionalText } from '../text/contract.ts';

/** What search engines and social networks are told; the site document holds the fallback. */
export const seoProjection = groq`{
  title,
  description,
  "keywords": coalesce(keywords, []),
  "ogImage": ogImage${pictureProjection},
  "noindex": coalesce(noindex, false)
}`;

/** The checked metadata of a document; null when the editor filled in none. */
export const seo = z
  .object({
    title: optionalText,
    description: optionalText,
    keywords: z.array(z.string()),
    ogImage: picture,
    noindex: z.boolean(),
  })
  .nullable();

/** The metadata of one document. */
export type Seo = z.output<typeof seo>;
