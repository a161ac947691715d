import { countSitemaps, getShell } from '../../content/content.ts';
import { isSiteHidden } from '../../metadata/hidden.ts';
import { sitemapIndex } from '../../metadata/sitemap-xml.ts';

/** The index of the sitemap, for hosts without a server process and in development: otherwise the front answers. */
export async function GET(): Promise<Response> {
  const count = isSiteHidden(await getShell()) ? 1 : await countSitemaps();
  const files = Array.from({ length: count }, (_, index) => ({ number: index + 1, updatedAt: null }));
  return new Response(sitemapIndex(files), { headers: { 'content-type': 'application/xml' } });
}
