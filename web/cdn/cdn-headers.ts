import type { Environment } from '#settings/environment.ts';
import type { Headers } from '../headers/site-headers.ts';
import { notFoundPath } from '../page/page-path.ts';
import { assetTag, pagesTag, pageTag } from './cdn-tags.ts';
import { findCdn } from './find-cdn.ts';

/** The headers by which answers tell a CDN how to keep them. */
export interface CdnHeaders {
  /** Those of the page at a path; none for an old page, which is not to be kept. */
  ofPage(path: string, isOld: boolean): Headers;
  /**
   * Those of the answer that nothing stands at a path: it is dropped when a page comes there, and together with the 404
   * page.
   */
  ofMissing(path: string): Headers;
  /** Those of an asset, by its path; one that may get a better version soon is kept for `seconds`. */
  ofAsset(pathname: string, seconds?: number): Headers;
  /** The part of a browser's `Accept` header for which the CDN keeps separate answers. */
  accepted(accept: string): string;
}

const none: Headers = {};

/** Opens the headers that tell the site's CDN what to keep, for how long, and under which tags; null without a CDN. */
export function openCdnHeaders(
  { cdn }: Pick<Environment, 'cdn'>,
  now: () => number = Date.now,
): CdnHeaders | null {
  if (!cdn.kind) return null;
  const { headersOf, heedsAccept } = findCdn(cdn.kind);
  const ofTags = (tags: string[]) =>
    headersOf([...tags, pagesTag], Math.min(cdn.maxAgeSeconds, secondsLeftOfYear(now())));
  return {
    // An old page is rendered anew soon; the CDN could keep it after being told to drop it.
    ofPage: (path, isOld) => (isOld ? none : ofTags([pageTag(path)])),
    ofMissing: (path) => ofTags([pageTag(path), pageTag(notFoundPath)]),
    ofAsset: (pathname, seconds = assetSeconds) => headersOf([assetTag(pathname)], seconds),
    // All browsers show WebP but not all AVIF, and such a CDN would give one answer to everybody.
    accepted: (accept) => (heedsAccept ? accept : accept.replaceAll('image/avif', '')),
  };
}

// The CDN is told of deleted assets, unless the site is stopped before it can do so; then it asks again within a day.
const assetSeconds = 86_400;

/** The seconds until the year ends in UTC: pages have the year in their copyright line. */
function secondsLeftOfYear(now: number): number {
  const next = Date.UTC(new Date(now).getUTCFullYear() + 1, 0, 1);
  return Math.max(1, Math.floor((next - now) / 1000));
}
