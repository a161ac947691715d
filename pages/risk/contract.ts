import groq from 'groq';
import * as z from 'zod';
import { riskFields, riskFound, withRiskAddress } from '#schemas/risk/contract.ts';
import { seo, seoProjection } from '#schemas/seo/contract.ts';
import { framed } from '#sections/sections-query.ts';

/** A whole risk. */
export const fields = groq`
  _updatedAt,
  ${riskFields},
  "seo": seo${seoProjection}`;

/** The checked risk. */
export const contract = riskFound
  .extend({ ...framed, _updatedAt: z.string(), seo })
  .transform(withRiskAddress);

/** One risk with all that its page shows. */
export type RiskPage = Omit<z.output<typeof contract>, keyof typeof framed>;
