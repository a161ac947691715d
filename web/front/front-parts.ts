import type { RequestListener } from 'node:http';
import type { RateLimit } from '#limits/rate-limit.ts';
import type { Seats } from '#limits/seats.ts';
import type { AssetProxy } from '../assets/asset-proxy.ts';
import type { CdnHeaders } from '../cdn/cdn-headers.ts';
import type { KnownPaths } from '../known/known-paths.ts';
import type { UnfoundTally } from '../unfound/unfound-tally.ts';
import type { VisitTally } from '../visits/visit-tally.ts';
import type { StaticFiles } from './answers/static-files.ts';
import type { PageCache } from './cache/page-cache.ts';
import type { SharedPages } from './cache/shared-pages.ts';
import type { Attendance } from './load/attendance.ts';
import type { Turnstile } from './load/turnstile.ts';
import type { PassParts } from './pass-to-next.ts';

/** What a front needs from outside: Next and the renderer, files, pages and counters. */
export interface FrontParts extends PassParts {
  isForNext: (path: string) => boolean;
  staticFiles: StaticFiles | null;
  /** Answers requests for the Studio. */
  studio: RequestListener | undefined;
  assets: AssetProxy | null;
  pages: SharedPages;
  known: KnownPaths;
  attendance: Attendance;
  /** Counts the addresses that visitors did not find. */
  unfound: UnfoundTally;
  /** Counts the pages that visitors did find. */
  visits: Pick<VisitTally, 'note'>;
  /** The headers by which answers tell a CDN how to keep them; null without a CDN. */
  cdn: CdnHeaders | null;
  /** What keeps the site from serving visitors, a sentence each; empty when it is ready. */
  missing: () => Promise<string[]>;
  /** Limits how often one visitor may ask for what nobody keeps. */
  mayAsk: RateLimit;
  /** The text of `security.txt` at this moment; null without a contact. */
  securityText: () => string | null;
}

/** All that a front answers from: its parts, and what it keeps itself. */
export interface Front extends FrontParts {
  /** Limits how many unknown paths are passed to Next at a time, while not all paths are known. */
  unknown: Turnstile;
  /**
   * Finished files of the sitemap. They have a cache of their own because search engines ask for all of them one after
   * the other.
   */
  sitemaps: PageCache;
  /** The questions of each visitor that the search is answering. */
  searching: Seats;
}
