import { cookies, draftMode } from 'next/headers';
import { client } from '../../../content/content.ts';
import { readOutlook } from '../../../preview/outlook/outlook.ts';
import { previewSeed } from '../../../preview/path/preview-seed.ts';

/** Answers an editor's page with what the lake has for a path by now. */
export async function GET(request: Request): Promise<Response> {
  if (!(await draftMode()).isEnabled)
    return new Response('There is no preview without its cookie.\n', { status: 401 });
  const path = new URL(request.url).searchParams.get('path') ?? '/';
  const seed = await previewSeed(client, path, await readOutlook(client, await cookies()));
  return Response.json(seed, { headers: { 'cache-control': 'no-store' } });
}
