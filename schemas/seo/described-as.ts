/** What search engines and social cards say of a page at most, in characters; what is longer is cut between words. */
export const maxLengths = { title: 60, description: 200, socialDescription: 140 };

/** What the site says of itself, if it is known. */
type Told = { brandName: string; seo?: { title?: string | null } | null } | null | undefined;

/** The headline of a path: what its editor wrote for search results, else its title; that of the home page is the site's own. */
export function headlineOf(
  path: string,
  own: string | null | undefined,
  title: string | null | undefined,
  site: Told,
): string {
  return own ?? (path === '/' ? ofSite(site) : (title ?? 'Page not found'));
}

/** "Platform | Brand"; no title names the brand twice. */
export function titleOf(headline: string, site: Told): string {
  const isWhole = !site || headline === ofSite(site) || headline.includes(site.brandName);
  return isWhole ? headline : `${headline} | ${site.brandName}`;
}

function ofSite(site: Told): string {
  return site?.seo?.title ?? site?.brandName ?? '';
}
