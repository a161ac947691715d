import { cookies, draftMode } from 'next/headers';
import { client } from '../../../../content/site-client.ts';
import { readOutlook } from '../../../../preview/outlook/outlook.ts';
import { withReferences } from '../../../../preview/path/preview-seed.ts';
import { maxAskedFor } from '../../../../preview/path/references-in.ts';

/** Answers an editor's page with the first of the documents that a field has newly been pointed at, and what these refer to. */
export async function GET(request: Request): Promise<Response> {
  if (!(await draftMode()).isEnabled)
    return new Response('There is no preview without its cookie.\n', { status: 401 });
  const { searchParams } = new URL(request.url);
  const ids = (searchParams.get('ids') ?? '').split(',').filter(Boolean);
  const { perspective } = await readOutlook(client, await cookies(), searchParams);
  const documents = await withReferences(client, ids.slice(0, maxAskedFor), perspective);
  return Response.json(documents, { headers: { 'cache-control': 'no-store' } });
}
