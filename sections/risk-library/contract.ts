import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { intro, introProjection } from '#schemas/intro/contract.ts';
import { riskCard, riskCardProjection } from '#schemas/risk/contract.ts';
import { textOr } from '#schemas/text/contract.ts';

/** What the site asks for: all risks. */
export const projection = groq`{
  ${frameProjection},
  ${introProjection},
  "emptyText": coalesce(emptyText, "No risk fits. Try fewer words, or another category."),
  "risks": *[_type == "risk"] | order(title asc)[0...500]${riskCardProjection}
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  ...intro,
  emptyText: textOr('No risk fits. Try fewer words, or another category.'),
  risks: z.array(riskCard),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
