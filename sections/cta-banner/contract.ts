import groq from 'groq';
import * as z from 'zod';
import { button, buttonProjection } from '#schemas/button/contract.ts';
import { frame, frameProjection } from '#schemas/frame/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  "title": coalesce(title, "Title"),
  text,
  "button": button${buttonProjection}
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  title: z.string(),
  text: z.string().nullable(),
  button: button.nullable(),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
