import type { KnownPaths } from '../known/known-paths.ts';
import { sitemapAddress, sitemapFileAt } from './sitemap-address.ts';
import { sitemapFile, sitemapIndex } from './sitemap-xml.ts';

/** The part of the sitemap at an address, made from the known addresses only when it is written. */
export interface Sitemap {
  /** Changes whenever the content does. */
  version: number;
  /** Makes it; null when there is no such file. */
  write: () => string | null;
}

/** The files of a site that is hidden from search engines: as if each of its pages were hidden by itself. */
const noFiles: Pick<KnownPaths['files'], 'versionOf' | 'list' | 'has' | 'entries'> = {
  versionOf: () => -1, // none that the files of a shown site have
  list: () => [{ number: 1, updatedAt: null }],
  has: (number) => number === 1,
  entries: () => [],
};

/** The part of the sitemap that stands at an address: its index, or one of its files; null for any other address. */
export function sitemapAt(address: string, known: KnownPaths): Sitemap | null {
  const files = known.isHidden ? noFiles : known.files;
  if (address === sitemapAddress)
    return { version: files.versionOf(null), write: () => sitemapIndex(files.list()) };
  const number = sitemapFileAt(address);
  if (number === null) return null;
  return {
    version: files.versionOf(number),
    write: () => (files.has(number) ? sitemapFile(files.entries(number)) : null),
  };
}
