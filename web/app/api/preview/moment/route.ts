import { cookies, draftMode } from 'next/headers';
import { momentIn } from '../../../../preview/outlook/preview-moment.ts';
import { keepMoment } from '../../draft/draft-cookie.ts';

/**
 * Keeps the moment at which an editor looks at the site, in ISO 8601. A body that is no moment, or one in the past,
 * means now.
 */
export async function POST(request: Request): Promise<Response> {
  if (!(await draftMode()).isEnabled)
    return new Response('There is no preview without its cookie.\n', { status: 401 });
  keepMoment(await cookies(), momentIn(await request.text()));
  return new Response(null, { status: 204 });
}
