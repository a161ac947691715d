import groq from 'groq';
import * as z from 'zod';

/** A salary from its lower to its upper end. */
export const salaryProjection = groq`{
  "from": coalesce(from, 0), to, "currency": coalesce(currency, "EUR"), "unit": coalesce(unit, "YEAR")
}`;

/** The currencies that can be chosen, by their codes of ISO 4217. */
export const currencies = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CAD',
  'AUD',
  'INR',
  'JPY',
] as const;

/**
 * The units of schema.org (https://developers.google.com/search/docs/appearance/structured-data/job-posting) with
 * their words for readers.
 */
export const salaryUnits = { YEAR: 'a year', MONTH: 'a month', HOUR: 'an hour' } as const;

/** The checked salary; null where none is given. */
export const salary = z
  .object({
    from: z.number(),
    to: z.number().nullable(),
    currency: z.enum(currencies),
    unit: z.enum(['YEAR', 'MONTH', 'HOUR']),
  })
  .nullable();

/** What somebody is paid. */
export type Salary = NonNullable<z.output<typeof salary>>;
