import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { cookies, draftMode } from 'next/headers';
import { redirect } from 'next/navigation';
import { client } from '../../../../content/content.ts';
import { keepCookieInFrames } from '../draft-cookie.ts';

/** Begins a preview for an editor whom the Studio sends with a secret that the lake knows. */
export async function GET(request: Request): Promise<Response> {
  const { isValid, redirectTo = '/' } = await validatePreviewUrl(client, request.url);
  if (!isValid)
    return new Response('This preview link is not valid any more. Open the page from the Studio.\n', {
      status: 401,
    });
  (await draftMode()).enable();
  keepCookieInFrames(await cookies());
  redirect(redirectTo);
}
