/**
 * Where a site's Studio has a host of its own: `studio.` before the site's. An IP address has no names below it, so
 * there the Studio is on the site's own host. This runs in browsers, too.
 */
export function studioAddress(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  return isIp(hostname) ? siteUrl : siteUrl.replace('://', '://studio.');
}

/** Whether the host of a parsed address is an IP address: only these begin with a bracket or end with a number. */
const isIp = (hostname: string): boolean => /^\[|(^|\.)\d+$/.test(hostname);
