import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RateLimit } from '#limits/rate-limit.ts';
import { maxQueryLength } from '../search/search-address.ts';
import { refuseMore } from './answers/refuse.ts';
import { sendFailure } from './answers/send-failure.ts';
import { sendPage } from './answers/send-page.ts';
import { addressOfRequest, type PassParts } from './pass-to-next.ts';

/** Sends the search page with the results of a question. It is rendered for each visitor, who may ask only so often. */
export async function sendSearch(
  parts: PassParts & { mayAsk: RateLimit },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const waitSeconds = parts.mayAsk.take(addressOfRequest(parts, request));
  if (waitSeconds > 0) return refuseMore(response, waitSeconds);
  const question = URL.parse(request.url ?? '', 'http://site')?.searchParams.get('q') ?? '';
  const page = await parts.renderer.search(question.slice(0, maxQueryLength).toWellFormed());
  if (page.status >= 500) return sendFailure(parts, request, response, page.status);
  sendPage(request, response, page);
}
