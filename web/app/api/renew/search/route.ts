import { client, getShell } from '../../../../content/content.ts';
import { fetchPage } from '../../../../content/fetch-page.ts';
import { isSecret, secretHeader } from '../../../../renderer/commands.ts';
import { pageText } from '../../../../search/page-text.ts';

/** Says what can be found of the page at a path, for the index of the search; only the renderer itself, in whose process this runs, may ask. */
export async function GET(request: Request): Promise<Response> {
  const secret = process.env.RENDERER_SECRET;
  if (!secret || !isSecret(request.headers.get(secretHeader), secret))
    return new Response(null, { status: 404 });
  const path = new URL(request.url).searchParams.get('path') ?? '/';
  // Asked past the cache, which is for the pages that visitors ask for.
  const [{ data }, shell] = await Promise.all([fetchPage(client, path), getShell()]);
  return Response.json(pageText(path, data, shell));
}
