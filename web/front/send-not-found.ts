import type { IncomingMessage, ServerResponse } from 'node:http';
import { notFoundPath } from '../page/page-path.ts';
import { sendPage } from './answers/send-page.ts';
import { setHeaders } from './answers/set-headers.ts';
import { findPage } from './find-page.ts';
import type { FrontParts } from './front-parts.ts';
import { addressOfRequest } from './pass-to-next.ts';
import { readPath, tidyPath } from './requests/request-path.ts';

/** Sends the page that says there is nothing at an address, and notes that a visitor asked for it. */
export async function sendNotFound(
  parts: FrontParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = readPath(request.url ?? '');
  if (parts.cdn && path !== null) setHeaders(response, parts.cdn.ofMissing(path));
  if (path !== null)
    parts.unfound.note(request, tidyPath(path).toLowerCase(), addressOfRequest(parts, request));
  sendPage(request, response, await findPage(parts, notFoundPath), 404);
}
