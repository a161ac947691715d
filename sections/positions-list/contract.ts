import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { positionCard, positionCardProjection } from '#schemas/position/contract.ts';

/** What the site asks for: all published positions, the newest first. */
export const projection = `{
  ${frameProjection},
  eyebrow,
  "title": coalesce(title, "Title"),
  text,
  "emptyText": coalesce(emptyText, "There is no open position at the moment."),
  "positions": *[_type == "position"] | order(publishedAt desc)${positionCardProjection}
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  eyebrow: z.string().nullable(),
  title: z.string(),
  text: z.string().nullable(),
  emptyText: z.string(),
  positions: z.array(positionCard),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
