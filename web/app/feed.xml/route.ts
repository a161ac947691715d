import { getFeed, getShell } from '../../content/content.ts';
import { rss } from '../../metadata/rss.ts';

/** The feed of the blog. */
export async function GET(): Promise<Response> {
  const [posts, { site }] = await Promise.all([getFeed(), getShell()]);
  const brand = site?.brandName ?? 'Blog';
  const body = rss(posts, {
    title: `${brand} blog`,
    description: site?.seo?.description ?? site?.tagline ?? brand,
  });
  return new Response(body, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
