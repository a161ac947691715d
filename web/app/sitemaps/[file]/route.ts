import { getSitemap } from '../../../content/content.ts';
import { sitemapFileAddress, sitemapFileAt } from '../../../metadata/sitemap-address.ts';
import { sitemapFile } from '../../../metadata/sitemap-xml.ts';

/** One file shows the build that they can be made; in case of need the others are made when they are asked for. */
export const generateStaticParams = () => [{ file: sitemapFileAddress(1).split('/').at(-1) }];

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
