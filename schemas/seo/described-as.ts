/**
 * The longest texts, in characters, that search engines and social cards get of a page; longer ones are cut between
 * words.
 */
export const maxMetadataLengths = { title: 60, description: 200, socialDescription: 140 };

/** What the site says of itself, if it is known. */
type Told = { brandName: string; seo?: { title?: string | null } | null } | null | undefined;

/** The headline of a page: its title for search results, else its own title; that of the home page is the site's. */
export function headlineOf(
  path: string,
  own: string | null | undefined,
  title: string | null | undefined,
  site: Told,
): string {
  return own ?? (path === '/' ? ofSite(site) : (title ?? 'Page not found'));
}

/** The headline with the brand: "Platform | Brand". The brand is not repeated where the headline names it. */
export function titleOf(headline: string, site: Told): string {
  const isWhole = !site || headline === ofSite(site) || headline.includes(site.brandName);
  return isWhole ? headline : `${headline} | ${site.brandName}`;
}

function ofSite(site: Told): string {
  return site?.seo?.title ?? site?.brandName ?? '';
}
