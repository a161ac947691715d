import type { MetadataRoute } from 'next';
import { getPaths } from '../content/content.ts';
import { siteUrl } from '../page/site-url.ts';

/** The pages that search engines may show, with the day of their last change. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { pages } = await getPaths();
  return pages
    .filter(({ noindex }) => !noindex)
    .map(({ path, updatedAt }) => ({ url: siteUrl(path), lastModified: updatedAt }));
}
