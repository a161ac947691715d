import { warnOnce } from '#telemetry/log/warn-once.ts';
import { parseUrl } from './parse-url.ts';

/** How a link behaves, by its address; `href` is undefined where it leads nowhere. */
export type ResolvedHref = { href: string | undefined; isInternal: boolean; newTab: boolean; rel?: string };

/**
 * Interprets an address for a link of the site: an address of the site itself becomes a path (with query and hash),
 * other absolute addresses open in a new tab as `nofollow noreferrer`, and relative ones stay internal. An address
 * that cannot be read leads nowhere, with a single warning on the console.
 */
export function resolveHref(
  address: string | null | undefined,
  siteUrl?: string,
  isExternal = false,
): ResolvedHref {
  const href = address?.trim();
  if (!href) return { href: undefined, isInternal: false, newTab: false };
  if (/^(mailto|tel):/i.test(href)) return { href, isInternal: false, newTab: isExternal };
  if (!/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return { href, isInternal: !isExternal, newTab: isExternal };

  const url = readUrl(href, siteUrl);
  if (!url) {
    warnOnce(
      `The link address "${href}" cannot be read: expected a path ("/platform") or an http(s) address.`,
    );
    return { href: undefined, isInternal: false, newTab: false };
  }
  if (siteUrl && url.origin === readUrl(siteUrl)?.origin) {
    return { href: url.pathname + url.search + url.hash, isInternal: !isExternal, newTab: isExternal };
  }
  return { href, isInternal: false, newTab: true, rel: 'nofollow noreferrer' };
}

function readUrl(address: string, base?: string): URL | undefined {
  const url = parseUrl(address, base ?? 'https://localhost');
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
