import type { Environment } from '#settings/environment.ts';
import { maxPlainSigns, pagesTag, pageTag, plainSigns } from '../cdn/cdn-tags.ts';
import { findCdn } from '../cdn/find-cdn.ts';

const hole = '\0'; // stands for the path within the value of a header

/** What a server of files tells a CDN: the name of each header, and its value for the page or the data at a path. */
export interface CdnOfFiles {
  headers: readonly { name: string; of: (path: string) => string }[];
  /** The characters, as a pattern, of a path whose tag a server can name by itself; and how many it may have. */
  signs: string;
  maxSigns: number;
  /**
   * The proxies that are believed when they say where a visitor is: the server is called by the CDN, not by visitors.
   */
  trustedProxies: readonly string[];
}

/**
 * What a web server in front of the site's files tells a CDN about them without asking the site: the tag of a usual
 * path is the path itself. Null without a CDN.
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
