import type { Thing } from '../seo/thing.ts';
import type { Office } from './contract.ts';

/** The address of an office for structured data (https://schema.org/PostalAddress). */
export const postalAddress = ({ city, country, street, postalCode, region }: Office): Thing => ({
  '@type': 'PostalAddress',
  ...(street && { streetAddress: street }),
  ...(postalCode && { postalCode }),
  addressLocality: city,
  ...(region && { addressRegion: region }),
  addressCountry: country,
});
