import { getShell } from '../../content/content.ts';
import { isSiteHidden } from '../../metadata/hidden.ts';
import { robotsText } from '../../metadata/robots-text.ts';

/** What crawlers are told (`/robots.txt`). */
export async function GET(): Promise<Response> {
  const body = robotsText(isSiteHidden(await getShell()));
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
