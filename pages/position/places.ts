import type { Office } from '#schemas/office/contract.ts';
import { postalAddress } from '#schemas/office/postal-address.ts';

const remote = /\bremote\b/i;

/** Whether a place such as "Lisbon or remote in Europe" names remote work. */
export const isRemote = (place: string): boolean => remote.test(place);

/**
 * The place of a position in the words of search engines: the offices that it names by their cities, and the countries of
 * remote work. Null where they would refuse it: a place by its name alone says no country.
 */
export function placesOf(place: string, countries: readonly string[], offices: readonly Office[]) {
  const cities = place.toLowerCase().split(/\s*(?:\bor\b|\band\b|[,/])\s*/);
  const own = offices.filter(({ city, country }) => country && cities.includes(city.toLowerCase()));
  if (own.length === 0 && !(isRemote(place) && countries.length > 0)) return null;
  return {
    ...(own.length > 0 && {
      jobLocation: own.map((office) => ({ '@type': 'Place', address: postalAddress(office) })),
    }),
    ...(isRemote(place) && { jobLocationType: 'TELECOMMUTE' }),
    ...(isRemote(place) &&
      countries.length > 0 && {
        applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
      }),
  };
}
