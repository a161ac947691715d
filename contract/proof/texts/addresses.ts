import type { AddressRules, Rules } from '../../reading/rules.ts';
import type { TextCheck } from './accepted-texts.ts';
import { isFound } from './publishable-texts.ts';

/**
 * Whether a contract for an address (`z.url()`) accepts every absolute address that the rules permit: both sides read
 * it by the URL standard, so that only its scheme and its host can differ.
 */
export function acceptsAddresses({ protocol, hostname }: TextCheck, { addresses = [] }: Rules): boolean {
  if (hostname) return false;
  // By this protocol zod demands "://", too, but for Sanity "https:a" is an address.
  if (protocol?.source === webOnly) return false;
  return addresses.some(
    ({ relative, schemes = usual }) =>
      !relative &&
      (!protocol || schemes.every((scheme) => typeof scheme === 'string' && isFound(protocol, scheme))),
  );
}

const usual = ['http', 'https'];
const webOnly = '^https?$';

/**
 * Addresses of the permitted schemes that contracts often refuse: a host without a dot, a port, an IP address, no host
 * at all.
 */
export function addressesToTry({ addresses = [] }: Rules): string[] {
  const schemes = addresses.flatMap((demanded: AddressRules) => demanded.schemes ?? usual);
  const all = schemes.flatMap((scheme) =>
    typeof scheme === 'string' ? [scheme] : known.filter((one) => isFound(scheme, one)),
  );
  return all.flatMap((scheme) => [
    `${scheme}://localhost/x`,
    `${scheme}://a.example:8080`,
    `${scheme}://[::1]/`,
    `${scheme}:a.example`,
    `${scheme}:hello@a.example`,
  ]);
}

const known = ['http', 'https', 'mailto', 'tel', 'ftp', 'javascript', 'data', 'x'];
