import groq from 'groq';
import * as z from 'zod';

/** The words with which most sections begin. */
export const introProjection = groq`
  eyebrow,
  "title": coalesce(title, "Title"),
  text`;

/** The checked words, to be spread into the contract of a section. */
export const intro = {
  eyebrow: z.string().nullable(),
  title: z.string(),
  text: z.string().nullable(),
};
