import type { KnownPaths } from '../known/known-paths.ts';
import { sitemapAddress, sitemapFileAt } from './sitemap-address.ts';
import { sitemapFile, sitemapIndex } from './sitemap-xml.ts';

/** Whether an address is one of the sitemap's. */
export const isSitemap = (address: string): boolean =>
  address === sitemapAddress || sitemapFileAt(address) !== null;

/** What stands at an address of the sitemap, made from the known addresses; null when there is no such file. */
export function sitemapAt(address: string, { files }: KnownPaths): string | null {
  const all = files.list();
  if (address === sitemapAddress) return sitemapIndex(all);
  const number = sitemapFileAt(address);
  if (number === null || !all.some((file) => file.number === number)) return null;
  return sitemapFile(files.entries(number));
}
