import groq from 'groq';
import * as z from 'zod';
import { optionalText, textOr } from '../text/contract.ts';

/** An office of the company. */
export const officeProjection = groq`{
  "city": coalesce(city, ""), "country": coalesce(country, ""), street, postalCode, region
}`;

/** The checked office. */
export const office = z.object({
  city: textOr(''),
  country: textOr(''),
  street: optionalText,
  postalCode: optionalText,
  region: optionalText,
});

/** An office; its country is a code of ISO 3166. */
export type Office = z.output<typeof office>;
