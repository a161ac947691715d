import { cookies, draftMode } from 'next/headers';
import { redirect } from 'next/navigation';
import { dropCookieInFrames } from '../draft-cookie.ts';

/** Ends the preview and shows the home page as visitors see it. */
export async function GET(): Promise<Response> {
  (await draftMode()).disable();
  dropCookieInFrames(await cookies());
  redirect('/');
}
