/**
 * Where a site's Studio has a host of its own: `studio.` before the site's. An IP address has no names below it, so the Studio stands
 * on the site's own host there. Browsers ask this, too.
 */
export function studioAddress(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  return isIp(hostname) ? siteUrl : siteUrl.replace('://', '://studio.');
}

/** Of a host that was read as part of an address: only those of IP begin with a bracket or end with a number. */
const isIp = (hostname: string): boolean => /^\[|(^|\.)\d+$/.test(hostname);
