import { getPage, getShell } from '../../../content/content.ts';
import { leadToTwin } from '../../../markdown/lead-to-twin.ts';
import { pageMarkdown } from '../../../markdown/page-markdown.ts';
import { isHidden } from '../../../metadata/hidden.ts';
import { pathOfSegments } from '../../../page/page-path.ts';
import { siteUrl } from '../../../page/site-url.ts';

/** The build makes one twin, to show that it can; the others are made at their first request, and kept. */
export const generateStaticParams = () => [{ path: [] }];

/** A page as Markdown, which visitors find at its path with `.md` (next.config.mjs). */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ path?: string[] }> },
): Promise<Response> {
  const path = pathOfSegments((await params).path);
  const [found, shell] = await Promise.all([getPage(path), getShell()]);
  const led = leadToTwin(path, found);
  if (led) return led;
  const body = pageMarkdown(path, found, shell);
  if (body === null) return new Response(null, { status: 404 });
  const headers = {
    'content-type': 'text/markdown; charset=utf-8',
    link: `<${siteUrl(path)}>; rel="canonical"`,
    ...(isHidden(found, shell) && { 'x-robots-tag': 'noindex, nofollow' }),
  };
  return new Response(body, { headers });
}
