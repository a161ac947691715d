import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { cookies, draftMode } from 'next/headers';
import { readEnvironment } from '#settings/environment.ts';
import { client } from '../../../../content/site-client.ts';
import { editorHeader } from '../../../../front/previews/preview-sessions.ts';
import { writeLocation } from '../../../../headers/location.ts';
import { perspectiveOf } from '../../../../preview/outlook/perspective.ts';
import { previewEditor } from '../../../../preview/outlook/preview-editor.ts';
import { keepCookieInFrames, keepPerspective } from '../draft-cookie.ts';

/** Begins a preview for an editor whom the Studio sends with a secret that the lake knows; 401 for anyone else. */
export async function GET(request: Request): Promise<Response> {
  const sent = await validatePreviewUrl(client, request.url);
  const { isValid, redirectTo = '/', studioPreviewPerspective: perspective } = sent;
  const editor = isValid && (await findEditor(request.url));
  if (!editor)
    return new Response('This preview link is not valid any more. Open the page from the Studio.\n', {
      status: 401,
    });
  (await draftMode()).enable();
  const jar = await cookies();
  keepCookieInFrames(jar);
  if (perspective) keepPerspective(jar, perspectiveOf(perspective));
  const location = writeLocation(redirectTo) ?? '/';
  return new Response(null, { status: 307, headers: { location, [editorHeader]: editor } });
}

/**
 * The id of the editor. With hosted Sanity nobody checks the editor's rights again later, so the id need not be known.
 */
const findEditor = async (url: string): Promise<string | null> =>
  readEnvironment().apiHost ? previewEditor(client, url) : 'hosted';
