import type { Environment } from '#settings/environment.ts';
import type { Headers } from '../headers/site-headers.ts';
import { notFoundPath } from '../page/page-path.ts';
import { assetTag, pagesTag, pageTag } from './cdn-tags.ts';
import { findCdn } from './find-cdn.ts';

/** What answers say to a CDN. */
export interface CdnHeaders {
  /** Of the page at a path; one that is old is not kept. */
  ofPage(path: string, isOld: boolean): Headers;
  /** Of the answer that nothing stands at a path: it goes when something comes there, and with the page of the 404. */
  ofMissing(path: string): Headers;
  /** Of an asset, by its path; one of which there may be a better one soon is kept for so many seconds. */
  ofAsset(pathname: string, seconds?: number): Headers;
  /** What a browser accepts, as far as the network keeps answers for it apart. */
  accepted(accept: string): string;
}

const none: Headers = {};

/** Headers by which the site's CDN knows what to keep, for how long, and under which tags; null where there is none. */
export function openCdnHeaders(
  { cdn }: Pick<Environment, 'cdn'>,
  now: () => number = Date.now,
): CdnHeaders | null {
  if (!cdn.kind) return null;
  const { headersOf, heedsAccept } = findCdn(cdn.kind);
  const ofTags = (tags: string[]) =>
    headersOf([...tags, pagesTag], Math.min(cdn.maxAgeSeconds, secondsLeftOfYear(now())));
  return {
    // What is about to be rendered anew would be kept after it was told to go.
    ofPage: (path, isOld) => (isOld ? none : ofTags([pageTag(path)])),
    ofMissing: (path) => ofTags([pageTag(path), pageTag(notFoundPath)]),
    ofAsset: (pathname, seconds = assetSeconds) => headersOf([assetTag(pathname)], seconds),
    // All browsers show WebP, and some no AVIF, which such a network would give to everybody.
    accepted: (accept) => (heedsAccept ? accept : accept.replaceAll('image/avif', '')),
  };
}

// It is told when one is deleted, but not by a site that is stopped before it could: then it asks within a day.
const assetSeconds = 86_400;

/** Pages have the year in their copyright line, as it is in UTC. */
function secondsLeftOfYear(now: number): number {
  const next = Date.UTC(new Date(now).getUTCFullYear() + 1, 0, 1);
  return Math.max(1, Math.floor((next - now) / 1000));
}
