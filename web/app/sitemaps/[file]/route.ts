import { getShell, getSitemap } from '../../../content/content.ts';
import { isSiteHidden } from '../../../metadata/hidden.ts';
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
  const listed = number === null ? null : await listedIn(number);
  if (listed === null) return new Response(null, { status: 404 });
  return new Response(sitemapFile(listed), { headers: { 'content-type': 'application/xml' } });
}

/** The addresses in a file; null when there is no such file. A hidden site has the first alone, with none in it. */
async function listedIn(number: number) {
  if (!isSiteHidden(await getShell())) return await getSitemap(number);
  return number === 1 ? [] : null;
}
