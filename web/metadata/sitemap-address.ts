/** The address of the index of the sitemap's files. */
export const sitemapAddress = '/sitemap.xml';

/** The address of a file of the sitemap, by its number. */
export const sitemapFileAddress = (number: number): string => `/sitemaps/${number}.xml`;

/** The number of the file at an address; null when no file can be there. */
export function sitemapFileAt(address: string): number | null {
  const [, number] = /^\/sitemaps\/([1-9]\d{0,5})\.xml$/.exec(address) ?? [];
  return number === undefined ? null : Number(number);
}
