import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { richText, richTextProjection } from '#schemas/rich-text/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  eyebrow,
  "title": coalesce(title, "Title"),
  "firstColumn": coalesce(firstColumn${richTextProjection}, []),
  "secondColumn": coalesce(secondColumn${richTextProjection}, [])
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  eyebrow: optionalText,
  title: textOr('Title'),
  firstColumn: richText,
  secondColumn: richText,
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
