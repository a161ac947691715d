import * as z from 'zod';
import { isSameSecret } from '#limits/same-secret.ts';
import { getShell } from '../../../../content/content.ts';
import { fetchPage } from '../../../../content/fetch-page.ts';
import { client } from '../../../../content/site-client.ts';
import { secretHeader } from '../../../../renderer/commands.ts';
import { pageText } from '../../../../search/page-text.ts';

const body = z.object({ path: z.string() });

/**
 * Returns what can be found of the page at a path, for the index of the search. Only the renderer, in whose process
 * this runs, may ask; others get 404.
 */
export async function POST(request: Request): Promise<Response> {
  const secret = process.env.RENDERER_SECRET;
  if (!secret || !isSameSecret(request.headers.get(secretHeader), secret))
    return new Response(null, { status: 404 });
  const { path } = body.parse(await request.json());
  // Asked past the cache, which is for the pages that visitors ask for.
  const [{ data }, shell] = await Promise.all([fetchPage(client, path), getShell()]);
  return Response.json(pageText(path, data, shell));
}
