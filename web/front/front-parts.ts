import type { RequestListener } from 'node:http';
import type { RateLimit } from '#limits/rate-limit.ts';
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

/** What the front stands before. */
export interface FrontParts extends PassParts {
  isForNext: (path: string) => boolean;
  staticFiles: StaticFiles | null;
  /** Answers for the Studio. */
  studio: RequestListener | undefined;
  assets: AssetProxy | null;
  pages: SharedPages;
  known: KnownPaths;
  attendance: Attendance;
  /** Counts the addresses that visitors did not find. */
  unfound: UnfoundTally;
  /** Counts the pages that they did. */
  visits: Pick<VisitTally, 'note'>;
  /** What answers say to a CDN before the site. */
  cdn: CdnHeaders | null;
  /** What is missing for the site to serve visitors, a sentence each. */
  missing: () => Promise<string[]>;
  /** How often one visitor may ask for what nobody keeps. */
  mayAsk: RateLimit;
  /** The text of `security.txt` at this moment; null without a contact. */
  securityText: () => string | null;
}

/** What a front answers from: what it stands before, and what it keeps itself. */
export interface Front extends FrontParts {
  /** Paths that are not known go to Next through it, while not all are. */
  unknown: Turnstile;
  /** Finished files of the sitemap, apart from the pages: search engines ask for all of them one after the other. */
  sitemaps: PageCache;
}
