import type { Office } from '#schemas/office/contract.ts';
import { postalAddress } from '#schemas/office/postal-address.ts';

const remote = /\bremote\b/i;

/** Whether a location such as "Lisbon or remote in Europe" mentions remote work. */
export const isRemote = (place: string): boolean => remote.test(place);

/**
 * The location of a position for structured data: the offices whose cities it names, and the countries of remote
 * work. Null where search engines would refuse it because it names no country, as a bare city does.
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
