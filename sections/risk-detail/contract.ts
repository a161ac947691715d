import groq from 'groq';
import * as z from 'zod';
import { frame, frameProjection } from '#schemas/frame/contract.ts';
import { risk, riskName, riskNameProjection, riskProjection } from '#schemas/risk/contract.ts';

/** What the site asks for: the risk, and the names of all, for the way from one to the next. */
export const projection = groq`{
  ${frameProjection},
  eyebrow,
  "risk": risk->${riskProjection},
  "all": *[_type == "risk"]${riskNameProjection}
}`;

/** What the view receives. */
export const contract = z.object({
  ...frame,
  eyebrow: z.string().nullable(),
  risk: risk.nullable(),
  all: z.array(riskName),
});

/** The properties of the view. */
export type Props = z.output<typeof contract>;
