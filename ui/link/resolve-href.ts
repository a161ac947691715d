import { warnOnce } from '#telemetry/log/warn-once.ts';

/** How a link behaves once its address is understood; `href` is undefined when it leads nowhere. */
export type ResolvedHref = { href: string | undefined; isInternal: boolean; newTab: boolean; rel?: string };

/**
 * Understands an address as the site's links do: an address of the site itself becomes a path (with query and
 * hash), other absolute addresses open in a new tab unfollowed, relative ones stay inside. An address that cannot
 * be read leads nowhere and is only reported on the console, once.
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
  const url = URL.parse(address, base ?? 'https://localhost');
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
