import { siteUrl } from '../page/site-url.ts';

/** An address in full; one that lies elsewhere is that already. */
export const urlOf = (address: string): string => (address.startsWith('/') ? siteUrl(address) : address);
