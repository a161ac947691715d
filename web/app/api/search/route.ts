import { getShell } from '../../../content/content.ts';
import { searchSite } from '../../../search/site-search.ts';

/** Answers what the site has on a question, as a `SearchAnswer`. A front lets each visitor ask so often (`web/front/answer.ts`). */
export async function GET(request: Request): Promise<Response> {
  const question = new URL(request.url).searchParams.get('q') ?? '';
  const { menu } = await getShell();
  return Response.json(searchSite(question, menu?.items ?? []), {
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
}
