import { html } from '../setup/site.ts';

/** The text of all files of the sitemap that its index names, joined. */
export async function readSitemap(): Promise<string> {
  const files = pathsIn(await html('/sitemap.xml'));
  return (await Promise.all(files.map(html))).join('');
}

/** The paths of all addresses in a file of the sitemap. */
export const pathsIn = (file: string): string[] =>
  [...file.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
