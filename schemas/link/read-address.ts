import { warnOnce } from '#telemetry/log/warn-once.ts';

/** Stands for the site, whose own address nobody below `web/` has to know. */
export const standIn = new URL('https://site.invalid');
const followed = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * An address as a browser at the top of the site would follow it: `press` is `/press`, `//host/x` is `https://host/x`; null when
 * there is none. One that cannot be read, or would run or load something, leads nowhere, which is said on the console once.
 */
export function readAddress(stored: string | null | undefined): string | null {
  const address = stored?.trim();
  if (!address) return null;
  const url = URL.parse(address, standIn);
  if (!url || !followed.has(url.protocol)) return tellOf(address);
  // A browser passes over line breaks and tabs; a header that held one would be two.
  const isClean = !/\p{Cc}/u.test(address);
  if (url.host !== standIn.host) return isClean && hasScheme.test(address) ? address : url.href;
  // A place or a query alone means the page on which it stands.
  return isClean && /^[/#?]/.test(address) ? address : pathOnSite(url);
}

/** What follows the host in the address of a page of this site. Two slashes at its beginning would name another host: they are one. */
export const pathOnSite = ({ pathname, search, hash }: URL): string =>
  pathname.replace(/^\/+/, '/') + search + hash;

const hasScheme = /^(https?:\/\/|mailto:|tel:)/i;

function tellOf(address: string): null {
  warnOnce(
    `The link address "${address}" leads nowhere: expected a path ("/platform") or an address that begins with https://, http://, mailto: or tel:.`,
  );
  return null;
}
