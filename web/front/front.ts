import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { seats } from '#limits/seats.ts';
import { withRequest } from '#telemetry/request/current-request.ts';
import { requestIdHeader } from '#telemetry/request/request-id.ts';
import { notFoundPath } from '../page/page-path.ts';
import { answer } from './answer.ts';
import { sendFailure } from './answers/send-failure.ts';
import { sendPage } from './answers/send-page.ts';
import { setHeaders } from './answers/set-headers.ts';
import { PageCache } from './cache/page-cache.ts';
import type { ShownPage } from './cache/shared-pages.ts';
import { findShown } from './find-page.ts';
import type { Front, FrontParts } from './front-parts.ts';
import { attend, idOf } from './load/attendance.ts';
import { Turnstile } from './load/turnstile.ts';
import { addressOfRequest } from './pass-to-next.ts';
import { previewCookieName } from './previews/preview-cookie-name.ts';
import { BoundBodies } from './requests/bound-bodies.ts';
import { pagesRoute, twinsRoute } from './requests/route-of.ts';

const maxSearches = 4; // of one visitor at a time: the search answers one question after the other
const maxSitemapBytes = 16 * 1024 * 1024;

/**
 * Creates the listener of a front: it answers visitors with finished pages and hands the rest to Next, which is its own
 * files, the API, the preview and navigation data.
 */
export function createFront(parts: FrontParts): RequestListener {
  const bodies = new BoundBodies((request) => addressOfRequest(parts, request));
  const front = {
    ...parts,
    unknown: new Turnstile(),
    sitemaps: new PageCache(maxSitemapBytes),
    searching: seats(maxSearches),
  };
  const { attendance } = parts;
  return (request, response) => {
    const requestId = idOf(attendance, request);
    const found = findUnlessItFails(front, request);
    if (found) return sendAtOnce(front, request, response, { ...found, requestId });
    attend(attendance, request, response, requestId);
    response.setHeader(requestIdHeader, requestId);
    setHeaders(response, front.headers.every);
    if (!bodies.admit(request, response)) return;
    withRequest(requestId, () => answer(front, request, response).catch(fail));

    function fail(error: unknown): void {
      if (response.destroyed) return; // the client hung up, which is no fault
      console.error(`The answer to "${request.url}" failed:`, error);
      // An answer ended in good order would pass for a whole one, and be kept.
      if (response.headersSent) response.destroy();
      else sendFailure(parts, request, response, 503);
    }
  };
}

/**
 * Sends a page out of memory, as most visitors get theirs. This is the hot path: it waits for nothing and does no more
 * than it must.
 */
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

/**
 * Like `findAtOnce`, but undefined where the records cannot be read: the full answer then reads them again, and if it
 * fails, only that request fails.
 */
function findUnlessItFails(parts: Front, request: IncomingMessage): ReturnType<typeof findAtOnce> {
  try {
    return findAtOnce(parts, request);
  } catch {
    return undefined;
  }
}

/** The page in memory that can be sent at once; undefined where more of the request has to be looked at. */
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
