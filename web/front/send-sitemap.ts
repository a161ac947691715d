import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeFinishedPage } from '../finished/finished-page.ts';
import { retrySeconds } from '../headers/retry-seconds.ts';
import type { Sitemap } from '../metadata/sitemaps.ts';
import { sendPage } from './answers/send-page.ts';
import type { Front } from './front-parts.ts';
import { readPath } from './requests/request-path.ts';
import { sendNotFound } from './send-not-found.ts';

/**
 * Sends a file of the sitemap, made from the known addresses. Answers 503 while not all are known: search engines come
 * back.
 */
export async function sendSitemap(
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
