import { feedTitle } from '#pages/feed-query.ts';
import { getFeed, getShell } from '../../content/content.ts';
import { isSiteHidden } from '../../metadata/hidden.ts';
import { rss } from '../../metadata/rss.ts';

/** The feed of the site: the newest documents of those types of page that have a feed. */
export async function GET(): Promise<Response> {
  const [entries, { site }] = await Promise.all([getFeed(), getShell()]);
  const title = [site?.brandName, feedTitle].filter(Boolean).join(' ');
  const description = site?.seo?.description ?? site?.tagline ?? title;
  const body = rss(isSiteHidden({ site }) ? [] : entries, { title, description });
  return new Response(body, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
