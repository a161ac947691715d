import { cookies, draftMode } from 'next/headers';
import { client } from '../../../content/site-client.ts';
import { readOutlook } from '../../../preview/outlook/outlook.ts';
import { previewSeed } from '../../../preview/path/preview-seed.ts';

/** Answers an editor's page with what the lake now has for a path. */
export async function GET(request: Request): Promise<Response> {
  if (!(await draftMode()).isEnabled)
    return new Response('There is no preview without its cookie.\n', { status: 401 });
  const { searchParams } = new URL(request.url);
  const outlook = await readOutlook(client, await cookies(), searchParams);
  const seed = await previewSeed(client, searchParams.get('path') ?? '/', outlook);
  return Response.json(seed, { headers: { 'cache-control': 'no-store' } });
}
