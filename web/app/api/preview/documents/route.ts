import { cookies, draftMode } from 'next/headers';
import { client } from '../../../../content/site-client.ts';
import { readOutlook } from '../../../../preview/outlook/outlook.ts';
import { withReferences } from '../../../../preview/path/preview-seed.ts';
import { maxAskedFor } from '../../../../preview/path/references-in.ts';

/**
 * Answers an editor's page with documents that a field was newly pointed at, and with those that they refer to. Only
 * the first `maxAskedFor` ids are answered.
 */
export async function GET(request: Request): Promise<Response> {
  if (!(await draftMode()).isEnabled)
    return new Response('There is no preview without its cookie.\n', { status: 401 });
  const { searchParams } = new URL(request.url);
  const ids = (searchParams.get('ids') ?? '').split(',').filter(Boolean);
  const { perspective } = await readOutlook(client, await cookies(), searchParams);
  const documents = await withReferences(client, ids.slice(0, maxAskedFor), perspective);
  return Response.json(documents, { headers: { 'cache-control': 'no-store' } });
}
