import { type CountryData, defaultCountries } from 'react-international-phone';
import { mendedCountries, missingCountries } from './missing-countries.ts';

const mended = new Map([...mendedCountries].map((country) => [country[1], country]));

/**
 * The countries and territories of the world with a dial code, sorted by name: those of the library, and those it
 * lacks.
 */
export const countries: readonly CountryData[] = [
  ...defaultCountries.map((country) => mended.get(country[1]) ?? country),
  ...missingCountries,
].sort(([one], [other]) => (fold(one) < fold(other) ? -1 : 1));

/** A name in the form that is used for searching: lower case, without accents. */
export function fold(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
