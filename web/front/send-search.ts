import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RateLimit } from '#limits/rate-limit.ts';
import type { Seats } from '#limits/seats.ts';
import { maxQueryLength } from '../search/search-address.ts';
import { refuseMore } from './answers/refuse.ts';
import { sendFailure } from './answers/send-failure.ts';
import { sendPage } from './answers/send-page.ts';
import { addressOfRequest, type PassParts } from './pass-to-next.ts';

/** After how many seconds a visitor whose questions are all being answered may ask again. */
export const soonSeconds = 1;

/**
 * Sends the search page with the results of a question. It is rendered for each visitor, who may ask only so often, and
 * only so much at a time.
 */
export async function sendSearch(
  parts: PassParts & { mayAsk: RateLimit; searching: Seats },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sender = addressOfRequest(parts, request);
  const waitSeconds = parts.mayAsk.take(sender);
  if (waitSeconds > 0) return refuseMore(response, waitSeconds);
  const leave = parts.searching.take(sender);
  if (!leave) return refuseMore(response, soonSeconds);
  const question = URL.parse(request.url ?? '', 'http://site')?.searchParams.get('q') ?? '';
  const page = await parts.renderer.search(question.slice(0, maxQueryLength).toWellFormed()).finally(leave);
  if (page.status >= 500) return sendFailure(parts, request, response, page.status);
  sendPage(request, response, page);
}
