import groq from 'groq';
import * as z from 'zod';
import { seo, seoProjection } from '#schemas/seo/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';
import { framed } from '#sections/sections-query.ts';

/** What the site asks for, besides the sections. */
export const fields = groq`
  _id,
  _updatedAt,
  "title": coalesce(title, "Title"),
  summary,
  "seo": seo${seoProjection}`;

/** What the layout receives. */
export const contract = z.object({
  _id: z.string(),
  ...framed,
  _updatedAt: z.string(),
  title: textOr('Title'),
  summary: optionalText,
  seo,
});

/** One document with all that its page shows. */
export type TemplateType = Omit<z.output<typeof contract>, keyof typeof framed>;
