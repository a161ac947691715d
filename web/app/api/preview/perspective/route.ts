import { cookies, draftMode } from 'next/headers';
import { perspectiveOf } from '../../../../preview/outlook/perspective.ts';
import { keepPerspective } from '../../draft/draft-cookie.ts';

/** Keeps the perspective of an editor: the names of its layers, separated by commas. */
export async function POST(request: Request): Promise<Response> {
  if (!(await draftMode()).isEnabled)
    return new Response('There is no preview without its cookie.\n', { status: 401 });
  keepPerspective(await cookies(), perspectiveOf(await request.text()));
  return new Response(null, { status: 204 });
}
