import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { link, linkProjection } from '#schemas/link/contract.ts';
import { plainPicture, plainPictureProjection } from '#schemas/picture/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  eyebrow,
  "quote": coalesce(quote, "Quote"),
  "name": coalesce(name, "Name"),
  role,
  company,
  "portrait": portrait${plainPictureProjection},
  "result": result{"value": coalesce(value, "–"), "label": coalesce(label, "Result")},
  "href": link${linkProjection},
  "linkLabel": coalesce(linkLabel, "Read the case study")
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  eyebrow: optionalText,
  quote: textOr('Quote'),
  name: textOr('Name'),
  role: optionalText,
  company: optionalText,
  portrait: plainPicture,
  result: z.object({ value: textOr('–'), label: textOr('Result') }).nullable(),
  href: link,
  linkLabel: textOr('Read the case study'),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
