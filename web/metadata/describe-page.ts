import type { Shell } from '#schemas/shell-query.ts';
import type { Resolved } from '#sections/resolve-contract.ts';
import { indexOf } from '../page/index-of.ts';

/** What is said of a path in a title and in a sentence: by the document itself, and where it is silent, by the site. */
export function describePage(
  path: string,
  found: Resolved,
  { site }: Pick<Shell, 'site'>,
): { title: string; description: string | undefined } {
  const { page, post, position } = found;
  const document = page ?? post ?? position;
  const place = indexOf(found);
  const summary = post?.excerpt || position?.summary;
  const description = (document?.seo?.description ?? summary) || site?.seo?.description || undefined;
  const placed = (title: string | null | undefined) => (title ? title + (place?.suffix ?? '') : null);
  return {
    title: titleOf(path, placed(document?.seo?.title), placed(document?.title), site),
    description: place?.title && description ? `${place.title}. ${description}` : description,
  };
}

/** "Platform | Brand"; the home page has the site's own title, and no title names the brand twice. */
function titleOf(path: string, own: string | null, ofDocument: string | null, site: Shell['site']): string {
  const ofSite = site?.seo?.title ?? site?.brandName ?? '';
  const ofPath = path === '/' ? ofSite : (ofDocument ?? 'Page not found');
  const title = own ?? ofPath;
  const isWhole = title === ofSite || !site || title.includes(site.brandName);
  return isWhole ? title : `${title} | ${site.brandName}`;
}
