import { getOverview, getShell } from '../../content/content.ts';
import { isSiteHidden } from '../../metadata/hidden.ts';
import { llmsText } from '../../metadata/llms-text.ts';

/** The overview of the site for language models (`/llms.txt`). */
export async function GET(): Promise<Response> {
  const [overview, { site }] = await Promise.all([getOverview(), getShell()]);
  const listed = isSiteHidden({ site }) ? [] : overview;
  const about = site?.seo?.description ?? site?.tagline ?? '';
  const body = llmsText(listed, { title: site?.brandName ?? 'Website', about });
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
