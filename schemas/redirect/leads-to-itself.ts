import { standIn } from '../link/read-address.ts';

/**
 * Whether a redirect from a path to an address would loop. A trailing slash, a query or an anchor in the address
 * makes no difference.
 */
export function leadsToItself(path: string, address: string): boolean {
  const to = URL.parse(address, new URL(path, standIn));
  return to?.host === standIn.host && tidy(to.pathname) === tidy(path);
}

const tidy = (path: string): string => path.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
