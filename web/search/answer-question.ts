import type { MenuItem } from '#schemas/menu/contract.ts';
import { retrySeconds } from '../headers/retry-seconds.ts';
import { searchSite } from './site-search.ts';

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/**
 * Answers the question `q` of a request with the pages of the site that match, as a `SearchAnswer`; with 503 where the
 * search takes too long or too many wait for it.
 */
export async function answerQuestion(request: Request, menu: readonly MenuItem[]): Promise<Response> {
  const question = new URL(request.url).searchParams.get('q') ?? '';
  try {
    return Response.json(await searchSite(question, menu, request.signal), { headers });
  } catch (error) {
    // Whoever types on has gone, and gets no answer.
    if (!request.signal.aborted) console.warn('A question to the search was not answered.', error);
    return new Response(null, { status: 503, headers: { ...headers, 'retry-after': retrySeconds } });
  }
}
