import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { intro, introProjection } from '#schemas/intro/contract.ts';
import { isOpenPosition, positionCard, positionCardProjection } from '#schemas/position/card.ts';
import { textOr } from '#schemas/text/contract.ts';

/** What the site asks for: all open positions that have an address, the newest first. */
export const projection = groq`{
  ${frameProjection},
  ${introProjection},
  limit,
  "isFilterable": coalesce(isFilterable, false),
  "emptyText": coalesce(emptyText, "There is no open position at the moment."),
  "positions": *[${isOpenPosition}] | order(publishedAt desc)[0...500]${positionCardProjection}
}`;

/** What the view receives: at most as many positions as the editor's `limit`. */
export const contract = z
  .object({
    ...frame,
    ...intro,
    limit: z.number().nullable(),
    isFilterable: z.boolean(),
    emptyText: textOr('There is no open position at the moment.'),
    positions: z.array(positionCard),
  })
  .transform(({ limit, positions, ...rest }) => ({
    ...rest,
    positions: limit === null ? positions : positions.slice(0, limit),
  }));

/** The properties of the view. */
export type Props = z.output<typeof contract>;
