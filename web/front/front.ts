import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { RateLimit } from '#limits/rate-limit.ts';
import { withRequest } from '#telemetry/request/current-request.ts';
import { requestIdHeader } from '#telemetry/request/request-id.ts';
import { searchPath } from '#ui/search/search-path.ts';
import type { AssetProxy } from '../assets/asset-proxy.ts';
import type { CdnHeaders } from '../cdn/cdn-headers.ts';
import { type FinishedPage, makeFinishedPage } from '../finished/finished-page.ts';
import { pageInYear } from '../finished/print-year.ts';
import type { KnownPaths } from '../known/known-paths.ts';
import { type Sitemap, sitemapAt } from '../metadata/sitemaps.ts';
import { notFoundPath, pathOfTwin } from '../page/page-path.ts';
import { presentYear } from '../page/present-year.ts';
import type { UnfoundTally } from '../unfound/unfound-tally.ts';
import type { VisitTally } from '../visits/visit-tally.ts';
import { isCardOfNothing } from './answers/card-of-nothing.ts';
import { refuseMethod, refuseMore, refuseOther } from './answers/refuse.ts';
import { securityTextPath, sendSecurityText } from './answers/security-text.ts';
import { sendFailure } from './answers/send-failure.ts';
import { sendPage } from './answers/send-page.ts';
import { setHeaders } from './answers/set-headers.ts';
import type { StaticFiles } from './answers/static-files.ts';
import { PageCache } from './cache/page-cache.ts';
import type { SharedPages, ShownPage } from './cache/shared-pages.ts';
import { type Attendance, attend, idOf } from './load/attendance.ts';
import { readyPath, sendReadiness } from './load/readiness.ts';
import { Turnstile } from './load/turnstile.ts';
import { type PassParts, passToNext, senderOf, takePreview } from './pass-to-next.ts';
import { previewCookieName } from './previews/preview-cookie.ts';
import { alivePath } from './requests/alive-path.ts';
import { BoundBodies } from './requests/bound-bodies.ts';
import { generatedFiles } from './requests/next-paths.ts';
import { isFromOwnPage } from './requests/own-page.ts';
import { isPlainly, readPath, tidyPath } from './requests/request-path.ts';
import { pagesRoute, twinsRoute } from './requests/route-of.ts';
import { sendSearch } from './send-search.ts';

const retrySeconds = '5';
const unreadable = new Set(['TRACE', 'CONNECT', 'TRACK']); // by Next, as no request of `fetch` may have such a method
const maxSitemapBytes = 16 * 1024 * 1024;

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

interface Front extends FrontParts {
  /** Paths that are not known go to Next through it, while not all are. */
  unknown: Turnstile;
  /** Finished files of the sitemap, apart from the pages: search engines ask for all of them one after the other. */
  sitemaps: PageCache;
}

/** Answers visitors with finished pages and hands the rest to Next: its own files, the API, the preview, and navigation data. */
export function createFront(parts: FrontParts): RequestListener {
  const bodies = new BoundBodies();
  const front = { ...parts, unknown: new Turnstile(), sitemaps: new PageCache(maxSitemapBytes) };
  const { attendance } = parts;
  return (request, response) => {
    const requestId = idOf(attendance, request);
    const found = findAtOnce(front, request);
    if (found) return sendAtOnce(front, request, response, { ...found, requestId });
    attend(attendance, request, response, requestId);
    response.setHeader(requestIdHeader, requestId);
    setHeaders(response, front.headers.every);
    if (!bodies.admit(request, response)) return;
    withRequest(requestId, () => answer(front, request, response).catch(fail));

    function fail(error: unknown): void {
      if (response.destroyed) return; // whoever hangs up in the midst is no fault
      console.error(`The answer to "${request.url}" failed:`, error);
      // Ended in good order, it would pass for a whole one, and be kept.
      if (response.headersSent) response.destroy();
      else sendFailure(parts, request, response, { status: 503, retrySeconds });
    }
  };
}

/** Sends a page out of memory, as most visitors get theirs: nothing is waited for, and nothing done that is not needed. */
function sendAtOnce(
  { attendance, cdn }: Front,
  request: IncomingMessage,
  response: ServerResponse,
  { page, path, requestId }: { page: ShownPage; path: string; requestId: string },
): void {
  const { url = '' } = request;
  const own = [
    requestIdHeader,
    requestId,
    ...(cdn ? Object.entries(cdn.ofPage(path, page.isOld)).flat() : []),
  ];
  if (attendance.hearAtOnce) {
    sendPage(request, response, page, page.status, own);
    attendance.hearAtOnce(url.endsWith('.md') ? twinsRoute : pagesRoute, response.statusCode);
  } else {
    attend(attendance, request, response, requestId);
    sendPage(request, response, page, page.status, own);
  }
}

/** A page in memory that can be sent at once, as most visitors get theirs; undefined where more has to be looked at. */
function findAtOnce(
  parts: Front,
  { method, url = '', headers }: IncomingMessage,
): { page: ShownPage; path: string } | undefined {
  const isPlain =
    (method === 'GET' || method === 'HEAD') &&
    headers.rsc !== '1' &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    !headers.cookie?.includes(previewCookieName);
  if (!isPlain) return undefined;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const page = path === notFoundPath || !parts.pages.holds(path) ? undefined : findShown(parts, path);
  return page && { page, path };
}

async function answer(parts: Front, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (unreadable.has(request.method ?? '')) return refuseMethod(response, parts.headers.plain);
  const path = readPath(request.url ?? '');
  setHeaders(response, parts.headers.shared);
  if (path !== null && parts.assets?.(request, response)) return;
  if (path !== null && (await parts.staticFiles?.(request, response, path))) return;
  setHeaders(response, parts.headers.plain);
  if (path === null) return sendNotFound(parts, request, response);
  if (!isFromOwnPage(request, parts.siteUrl)) {
    refuseOther(response);
    return;
  }
  if (path === alivePath) return void response.writeHead(204, { 'cache-control': 'no-store' }).end();
  if (path === readyPath) return sendReadiness(parts, request, response);
  if (path === securityTextPath) {
    const text = parts.securityText();
    return text === null ? sendNotFound(parts, request, response) : sendSecurityText(text, request, response);
  }
  // Its files are served above; the page in place of one that has gone would be taken for a script.
  if (path.startsWith('/studio/static/')) return sendNotFound(parts, request, response);
  if (parts.studio && /^\/studio(\/|$)/.test(path)) return parts.studio(request, response);
  if (isCardOfNothing(parts, path)) return sendNotFound(parts, request, response);
  const isEditor = await takePreview(parts, request);
  const isForNext = isPlainly(request.url ?? '', path) && parts.isForNext(path);
  // Files and pages are only read; Next fails at anything else.
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && !(isForNext && path.startsWith('/api/'))) {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  if (isForNext && !isEditor) return sendUnkept(parts, request, response);
  if (isEditor) return passToNext(parts, request, response, parts.headers.preview);
  delete request.headers.cookie;

  if (path === notFoundPath) return sendNotFound(parts, request, response);
  if (path === searchPath) return sendSearch(parts, request, response);
  // What is finished is known: it is dropped as soon as it is not.
  const ready = request.headers.rsc === '1' ? undefined : findShown(parts, path);
  if (ready) {
    parts.attendance.hearPage?.('records');
    return sendAt(parts, path, request, response, ready);
  }
  if (generatedFiles.includes(path)) return sendKnown(parts, request, response, path);
  const sitemap = sitemapAt(path, parts.known);
  if (sitemap) return sendSitemap(parts, request, response, sitemap);
  if (!parts.known.has(path)) return sendElsewhere(parts, request, response, path);
  await sendKnown(parts, request, response, path);
}

/** What nobody keeps may cost a rendering, or a question to the lake: so much of it for one visitor at a time. */
async function sendUnkept(parts: Front, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isDear = /^\/(api|draft)\//.test(request.url ?? '');
  const waitSeconds = isDear ? parts.mayAsk.take(senderOf(parts, request)) : 0;
  if (waitSeconds > 0) return refuseMore(response, waitSeconds);
  await passToNext(parts, request, response, parts.headers.page);
}

async function sendKnown(
  parts: FrontParts,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  if (request.headers.rsc === '1') {
    const standing = parts.pages.get(path);
    if (standing?.isOld) parts.renderer.view(path, standing.seen);
    if (parts.pages.isWithheld(path)) await parts.renderer.make(path);
    return passToNext(parts, request, response, parts.headers.page);
  }
  const page = await findPage(parts, path);
  if (page.status >= 500) return sendFailure(parts, request, response, { status: page.status });
  if (page.status !== 404) return sendAt(parts, path, request, response, page);
  parts.renderer.check(path);
  await sendNotFound(parts, request, response);
}

/** Another way to write a known path leads to it; while not all are known, Next is asked; everything else is not found. */
async function sendElsewhere(parts: Front, request: IncomingMessage, response: ServerResponse, path: string) {
  const tidy = tidyPath(path);
  const known = [tidy, tidy.toLowerCase()].find((candidate) => parts.known.has(candidate));
  if (!known && parts.known.mayLack(path)) {
    const left = new AbortController();
    response.once('close', () => left.abort());
    const isDone = await parts.unknown.pass(() => sendKnown(parts, request, response, path), left.signal);
    if (!isDone && !response.destroyed) sendFailure(parts, request, response, { status: 503, retrySeconds });
    return;
  }
  if (!known) return sendNotFound(parts, request, response);
  const query = request.url?.indexOf('?') ?? -1;
  const location = encodeURI(known) + (query < 0 ? '' : request.url?.slice(query));
  response.writeHead(308, { location, 'cache-control': 'public, max-age=0, must-revalidate' }).end();
}

async function sendNotFound(
  parts: FrontParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = readPath(request.url ?? '');
  if (parts.cdn && path !== null) setHeaders(response, parts.cdn.ofMissing(path));
  if (path !== null) parts.unfound.note(request, tidyPath(path).toLowerCase(), senderOf(parts, request));
  sendPage(request, response, await findPage(parts, notFoundPath), 404);
}

/** The sitemap, from the known addresses; search engines come back for one of which not all is known yet. */
async function sendSitemap(
  parts: Front,
  request: IncomingMessage,
  response: ServerResponse,
  { version, write }: Sitemap,
): Promise<void> {
  if (!parts.known.isComplete) {
    response.writeHead(503, { 'retry-after': retrySeconds }).end();
    return;
  }
  const name = `${readPath(request.url ?? '')} ${version}`;
  const ready = parts.sitemaps.get(name);
  if (ready) return sendPage(request, response, ready);
  const text = write();
  if (text === null) return sendNotFound(parts, request, response);
  const headers = { ...parts.headers.plain, 'content-type': 'application/xml' };
  const page = await makeFinishedPage(200, headers, Buffer.from(text));
  parts.sitemaps.set(name, page);
  sendPage(request, response, page);
}

async function findPage(parts: FrontParts, path: string): Promise<FinishedPage | ShownPage> {
  const shown = findShown(parts, path);
  parts.attendance.hearPage?.(shown ? 'records' : 'renderer');
  // What is made for somebody who waits may be what is stored, from another year.
  return shown ?? pageInYear(await parts.renderer.make(path), presentYear());
}

/** Sends the page of a path, and says to a CDN how it may be kept. */
function sendAt(
  { cdn }: FrontParts,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage | ShownPage,
): void {
  if (cdn) setHeaders(response, cdn.ofPage(path, 'isOld' in page && page.isOld));
  sendPage(request, response, page);
}

/** The page that is finished at a path; one that is old is shown while it is rendered anew, if it is no Markdown. */
function findShown({ pages, renderer, visits }: FrontParts, path: string): ShownPage | undefined {
  const page = pages.get(path);
  if (page) visits.note(path);
  if (!page?.isOld) return page;
  if (pathOfTwin(path) !== null) return undefined;
  renderer.view(path, page.seen);
  return page;
}
