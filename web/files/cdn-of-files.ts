import type { Environment } from '#settings/environment.ts';
import { maxPlainSigns, pagesTag, pageTag, plainSigns } from '../cdn/cdn-tags.ts';
import { findCdn } from '../cdn/find-cdn.ts';

const hole = '\0'; // of a header: where a path goes

/** What a server of files says to a CDN: of each header its name, and what it says of the page or the data at a path. */
export interface CdnOfFiles {
  headers: readonly { name: string; of: (path: string) => string }[];
  /** The signs of a path of which a server can name the tag, as a pattern, and how many there may be. */
  signs: string;
  maxSigns: number;
  /** Who is believed where a visitor is: the server meets the CDN, not visitors. */
  trustedProxies: readonly string[];
}

/**
 * What a web server before the files of the site tells a CDN of them, without asking the site: the tag of a usual path is the path. Null
 * where there is no CDN.
 */
export function cdnOfFiles({
  cdn,
  trustedProxies,
}: Pick<Environment, 'cdn' | 'trustedProxies'>): CdnOfFiles | null {
  if (!cdn.kind) return null;
  const tags = [pageTag('/').replace('/', hole), pagesTag];
  const headers = Object.entries(findCdn(cdn.kind).headersOf(tags, cdn.maxAgeSeconds));
  return {
    headers: headers.map(([name, value]) => ({ name, of: (path) => value.replace(hole, path) })),
    signs: plainSigns,
    maxSigns: maxPlainSigns,
    trustedProxies,
  };
}
