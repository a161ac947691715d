import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { risk, riskProjection } from '#schemas/risk/contract.ts';
import { optionalText } from '#schemas/text/contract.ts';

/** What the site asks for: the risk. */
export const projection = groq`{
  ${frameProjection},
  eyebrow,
  "risk": risk->${riskProjection}
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  eyebrow: optionalText,
  risk: risk.nullable(),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
