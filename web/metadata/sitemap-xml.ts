import { siteUrl } from '../page/site-url.ts';
import { sitemapFileAddress } from './sitemap-address.ts';
import { xml } from './xml.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** An address in a sitemap, or a file in its index; the time is in ISO 8601, or null when none is known. */
interface Entry {
  path: string;
  updatedAt: string | null;
}

/** A file of the sitemap (https://www.sitemaps.org/protocol.html): the pages that search engines may show. */
export const sitemapFile = (entries: readonly Entry[]): string =>
  `${head}\n<urlset xmlns="${namespace}">\n${entries.map(written('url')).join('')}</urlset>\n`;

/** The index of the sitemap's files. */
export function sitemapIndex(files: readonly { number: number; updatedAt: string | null }[]): string {
  const entries = files.map(({ number, updatedAt }) => ({ path: sitemapFileAddress(number), updatedAt }));
  return `${head}\n<sitemapindex xmlns="${namespace}">\n${entries.map(written('sitemap')).join('')}</sitemapindex>\n`;
}

const written =
  (name: string) =>
  ({ path, updatedAt }: Entry): string =>
    `<${name}><loc>${xml(siteUrl(path))}</loc>${updatedAt ? `<lastmod>${xml(updatedAt)}</lastmod>` : ''}</${name}>\n`;
