import type { CountryData } from 'react-international-phone';
import { type CountryLimits, findDefaultCountry, limitCountries } from './limit-countries.ts';
import type { PhoneCountry } from './phone-country.ts';

const unitedStates: CountryData = ['United States', 'us', '1'];

/**
 * The initial country of a phone field: the wanted one, else `us`, else the first within the limits. Whoever draws
 * the field calls it ahead, because it needs the table of all countries, which visitors should not load with the
 * field.
 */
export function firstCountry(limits: CountryLimits, wanted?: string): PhoneCountry {
  const countries = limitCountries(limits);
  const first = findDefaultCountry(countries, wanted);
  const [name, code, dialCode] = countries.find(([, code]) => code === first) ?? unitedStates;
  return { code, name, dialCode };
}
