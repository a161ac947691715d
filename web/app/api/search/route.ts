import { getShell } from '../../../content/content.ts';
import { searchSite } from '../../../search/site-search.ts';

/**
 * Answers a question with the pages of the site that match, as a `SearchAnswer`. A front limits how often one visitor
 * may ask (`web/front/answer.ts`).
 */
export async function GET(request: Request): Promise<Response> {
  const question = new URL(request.url).searchParams.get('q') ?? '';
  const { menu } = await getShell();
  return Response.json(await searchSite(question, menu?.items ?? [], request.signal), {
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
}
