import { getSitemap } from '../../../content/content.ts';
import { sitemapFileAddress, sitemapFileAt } from '../../../metadata/sitemap-address.ts';
import { sitemapFile } from '../../../metadata/sitemap-xml.ts';

/**
 * The build makes no real file, which would take long on a large site: they are made at their first request. Next needs
 * one address to try.
 */
export const generateStaticParams = () => [{ file: sitemapFileAddress(0).split('/').at(-1) }];

/** A file of the sitemap, for hosts without a server process and in development: otherwise the front answers. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const number = sitemapFileAt(`/sitemaps/${(await params).file}`);
  const listed = number === null ? null : await getSitemap(number);
  if (listed === null) return new Response(null, { status: 404 });
  return new Response(sitemapFile(listed), { headers: { 'content-type': 'application/xml' } });
}
