import groq from 'groq';
import * as z from 'zod';
import { plainPicture, plainPictureProjection } from '#schemas/picture/contract.ts';
import { richText, richTextProjection } from '#schemas/rich-text/contract.ts';
import { seo, seoProjection } from '#schemas/seo/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';
import { framed } from '#sections/sections-query.ts';

/** What the site asks for, besides the sections. */
export const fields = groq`
  _id,
  _updatedAt,
  "title": coalesce(title, "Title"),
  "customer": coalesce(customer, ""),
  "logo": logo${plainPictureProjection},
  "isLogoOpaque": coalesce(logo.asset->metadata.isOpaque, false),
  "industry": coalesce(industry, ""),
  "summary": coalesce(summary, ""),
  "numbers": coalesce(numbers[]{"key": _key, "value": coalesce(value, ""), "label": coalesce(label, "")}, []),
  quote,
  speaker,
  publishedAt,
  "body": coalesce(body${richTextProjection}, []),
  "seo": seo${seoProjection}`;

/** What the layout receives. */
export const contract = z.object({
  _id: z.string(),
  ...framed,
  _updatedAt: z.string(),
  title: textOr('Title'),
  customer: textOr(''),
  logo: plainPicture,
  isLogoOpaque: z.boolean(),
  industry: textOr(''),
  summary: textOr(''),
  numbers: z.array(z.object({ key: z.string(), value: textOr(''), label: textOr('') })),
  quote: optionalText,
  speaker: optionalText,
  publishedAt: z.string().nullable(),
  body: richText,
  seo,
});

/** One case study with all that its page shows. */
export type CaseStudy = Omit<z.output<typeof contract>, keyof typeof framed>;
