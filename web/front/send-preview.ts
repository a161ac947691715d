import type { IncomingMessage, ServerResponse } from 'node:http';
import { type PassParts, passToNext } from './pass-to-next.ts';

/**
 * Sends an editor a page as it is in the drafts. What Next's router asks for because a link to it is in sight, before anybody goes
 * there, gets nothing: a preview shows links to most pages, and each would be rendered.
 */
export async function sendPreview(
  parts: PassParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isAskedAhead = request.headers['next-router-prefetch'] !== undefined;
  if (isAskedAhead) response.writeHead(204, { 'cache-control': 'no-store' }).end();
  else await passToNext(parts, request, response, parts.headers.preview);
}
