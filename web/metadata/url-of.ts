import { siteUrl } from '../page/site-url.ts';

/** The full URL of an address; one on another site already is one. */
export const urlOf = (address: string): string => (address.startsWith('/') ? siteUrl(address) : address);
