import { addressForm } from '#schemas/link/address-form.ts';
import { pathOnSite } from '#schemas/link/read-address.ts';

/** Stands for the site, whose own address a location does not name. */
const site = new URL('https://site.invalid');

/**
 * An address as the header `Location` may hold it, in ASCII; null for one to which no redirect should lead: it runs a
 * script, leads to another site without saying so, or cannot be read. This is the last guard: content is checked when
 * it is read (schemas/link/).
 */
export function writeLocation(address: string): string | null {
  if (!addressForm.test(address)) return null;
  const url = URL.parse(address, site);
  if (!url) return null;
  if (url.host === site.host) return address.startsWith('/') ? pathOnSite(url) : null;
  return url.href;
}
