import type { IncomingMessage, ServerResponse } from 'node:http';
import { searchPath } from '#ui/search/search-path.ts';
import { sitemapAt } from '../metadata/sitemaps.ts';
import { notFoundPath } from '../page/page-path.ts';
import { isCardOfNothing } from './answers/card-of-nothing.ts';
import { refuseMethod, refuseMore, refuseOther, refuseWriting } from './answers/refuse.ts';
import { securityTextPath, sendSecurityText } from './answers/security-text.ts';
import { setHeaders } from './answers/set-headers.ts';
import { findShown } from './find-page.ts';
import type { Front } from './front-parts.ts';
import { readyPath, sendReadiness } from './load/readiness.ts';
import { addressOfRequest, passToNext, takePreview } from './pass-to-next.ts';
import { alivePath } from './requests/alive-path.ts';
import { generatedFiles } from './requests/next-paths.ts';
import { isFromOwnPage } from './requests/own-page.ts';
import { isPlainly, readPath } from './requests/request-path.ts';
import { sendAt, sendElsewhere, sendKnown } from './send-known.ts';
import { sendNotFound } from './send-not-found.ts';
import { sendSearch, soonSeconds } from './send-search.ts';
import { sendSitemap } from './send-sitemap.ts';

const unreadable = new Set(['TRACE', 'CONNECT', 'TRACK']); // by Next: a `fetch` request cannot have these methods

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/**
 * Answers a request that no page in memory can answer at once: with a file, from the front itself, through Next, or
 * with the page at its path.
 */
export async function answer(
  front: Front,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (unreadable.has(request.method ?? '')) return refuseMethod(response, front.headers.plain);
  const path = readPath(request.url ?? '');
  setHeaders(response, front.headers.shared);
  if (path !== null && (await sendFile(front, request, response, path))) return;
  setHeaders(response, front.headers.plain);
  if (path === null) return sendNotFound(front, request, response);
  if (!isFromOwnPage(request, front.siteUrl)) return refuseOther(response);
  const own = answerOf(front, path);
  if (own) return await own(request, response);

  const isEditor = await takePreview(front, request);
  const isForNext = isPlainly(request.url ?? '', path) && front.isForNext(path);
  // Files and pages are only read; Next fails at anything else.
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && !(isForNext && path.startsWith('/api/'))) return refuseWriting(response);
  if (isEditor) return passToNext(front, request, response, front.headers.preview);
  if (isForNext) return sendUnkept(front, request, response);
  delete request.headers.cookie;
  await answerPath(front, request, response, path);
}

const sendFile = async (
  { assets, staticFiles }: Front,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<boolean> =>
  Boolean(assets?.(request, response)) || Boolean(await staticFiles?.(request, response, path));

/** The handler of an address that belongs neither to Next nor to a page; undefined for all others. */
function answerOf(front: Front, path: string): Answer | undefined {
  const nothing: Answer = (request, response) => sendNotFound(front, request, response);
  if (path === alivePath)
    return (_, response) => void response.writeHead(204, { 'cache-control': 'no-store' }).end();
  if (path === readyPath) return (request, response) => sendReadiness(front, request, response);
  if (path === securityTextPath) {
    const text = front.securityText();
    return text === null ? nothing : (request, response) => sendSecurityText(text, request, response);
  }
  // Existing files of the Studio are served above; for a missing one, the Studio's page would be taken for a script.
  if (path.startsWith('/studio/static/')) return nothing;
  if (/^\/studio(\/|$)/.test(path) && front.studio) return front.studio;
  return isCardOfNothing(front, path) ? nothing : undefined;
}

/** Answers visitors at the paths of pages, and at those of files made from all pages. */
async function answerPath(
  front: Front,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  if (path === notFoundPath) return sendNotFound(front, request, response);
  if (path === searchPath) return sendSearch(front, request, response);
  // A finished page needs no check of its path: it is dropped as soon as the path is no longer known.
  const ready = request.headers.rsc === '1' ? undefined : findShown(front, path);
  if (ready) {
    front.attendance.hearPage?.('records');
    return sendAt(front, path, request, response, ready);
  }
  if (generatedFiles.includes(path)) return sendKnown(front, request, response, path);
  const sitemap = sitemapAt(path, front.known);
  if (sitemap) return sendSitemap(front, request, response, sitemap);
  if (!front.known.has(path)) return sendElsewhere(front, request, response, path);
  await sendKnown(front, request, response, path);
}

/**
 * Passes on what nobody keeps. The API and drafts may cost a rendering or a query to the lake, so one visitor gets only
 * so many of them at a time.
 */
async function sendUnkept(front: Front, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isDear = /^\/(api|draft)\//.test(request.url ?? '');
  const waitSeconds = isDear ? front.mayAsk.take(addressOfRequest(front, request)) : 0;
  if (waitSeconds > 0) return refuseMore(response, waitSeconds);
  if (!isSearch(request)) return passToNext(front, request, response, front.headers.page);
  const leave = front.searching.take(addressOfRequest(front, request));
  if (!leave) return refuseMore(response, soonSeconds);
  await passToNext(front, request, response, front.headers.page).finally(leave);
}

const isSearch = ({ url = '' }: IncomingMessage): boolean => /^\/api\/search(?:[/?]|$)/.test(url);
