import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { intro, introProjection } from '#schemas/intro/contract.ts';
import { optionalText, textOr } from '#schemas/text/contract.ts';

/** What the site asks for. */
export const projection = groq`{
  ${frameProjection},
  ${introProjection},
  "points": coalesce(points[]{"key": _key, "title": coalesce(title, "Title"), text}, [])
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  ...intro,
  points: z.array(z.object({ key: z.string(), title: textOr('Title'), text: optionalText })),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
