import { standIn } from '../link/read-address.ts';

/** Whether who asks for a path and is led on to an address asks for the same path anew, without an end: also with a slash, a query or a place behind it. */
export function leadsToItself(path: string, address: string): boolean {
  const to = URL.parse(address, new URL(path, standIn));
  return to?.host === standIn.host && tidy(to.pathname) === tidy(path);
}

const tidy = (path: string): string => path.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
