import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FinishedPage } from '../finished/finished-page.ts';
import { cacheControl } from '../headers/cache-control.ts';
import { sendFailure } from './answers/send-failure.ts';
import { sendPage } from './answers/send-page.ts';
import { setHeaders } from './answers/set-headers.ts';
import type { ShownPage } from './cache/shared-pages.ts';
import { findPage } from './find-page.ts';
import type { Front, FrontParts } from './front-parts.ts';
import { passToNext } from './pass-to-next.ts';
import { tidyPath } from './requests/request-path.ts';
import { sendNotFound } from './send-not-found.ts';

/**
 * Sends what stands at a known path, and has it made if needed: the page, or the data by which the browser navigates to
 * it.
 */
export async function sendKnown(
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
  if (page.status >= 500) return sendFailure(parts, request, response, page.status);
  if (page.status !== 404) return sendAt(parts, path, request, response, page);
  parts.renderer.check(path);
  await sendNotFound(parts, request, response);
}

/**
 * Answers at a path that is not known. Another spelling of a known path redirects to it; while not all paths are known,
 * Next is asked; everything else is not found.
 */
export async function sendElsewhere(
  parts: Front,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) {
  const tidy = tidyPath(path);
  const known = [tidy, tidy.toLowerCase()].find((candidate) => parts.known.has(candidate));
  if (!known && parts.known.mayLack(path)) {
    const left = new AbortController();
    response.once('close', () => left.abort());
    const isDone = await parts.unknown.pass(() => sendKnown(parts, request, response, path), left.signal);
    if (!isDone && !response.destroyed) sendFailure(parts, request, response, 503);
    return;
  }
  if (!known) return sendNotFound(parts, request, response);
  const query = request.url?.indexOf('?') ?? -1;
  const location = encodeURI(known) + (query < 0 ? '' : request.url?.slice(query));
  response.writeHead(308, { location, 'cache-control': cacheControl.revalidated }).end();
}

/** Sends the page of a path, and tells a CDN how to keep it. */
export function sendAt(
  { cdn }: FrontParts,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage | ShownPage,
): void {
  if (cdn) setHeaders(response, cdn.ofPage(path, 'isOld' in page && page.isOld));
  sendPage(request, response, page);
}
