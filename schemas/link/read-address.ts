import { warnOnce } from '#telemetry/log/warn-once.ts';

/** Stands for the site's own origin, which nothing below `web/` needs to know. */
export const standIn = new URL('https://site.invalid');
const followed = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * An address as a browser at the root of the site would follow it: `press` becomes `/press`, `//host/x` becomes
 * `https://host/x`. Null where there is none, and, with a single warning on the console, for one that cannot be read
 * or would run or load something.
 */
export function readAddress(stored: string | null | undefined): string | null {
  const address = stored?.trim();
  if (!address) return null;
  const url = URL.parse(address, standIn);
  if (!url || !followed.has(url.protocol)) return tellOf(address);
  // Browsers ignore line breaks and tabs, but a header with a line break would be two headers.
  const isClean = !/\p{Cc}/u.test(address);
  if (url.host !== standIn.host) return isClean && hasScheme.test(address) ? address : url.href;
  // An anchor or a query alone refers to the page on which the link stands.
  return isClean && /^[/#?]/.test(address) ? address : pathOnSite(url);
}

/**
 * The part after the host in the address of a page of this site. Slashes at its start become one, because two would
 * name another host.
 */
export const pathOnSite = ({ pathname, search, hash }: URL): string =>
  pathname.replace(/^\/+/, '/') + search + hash;

const hasScheme = /^(https?:\/\/|mailto:|tel:)/i;

function tellOf(address: string): null {
  warnOnce(
    `The link address "${address}" leads nowhere: expected a path ("/platform") or an address that begins with https://, http://, mailto: or tel:.`,
  );
  return null;
}
