import { cacheLife, cacheTag } from 'next/cache';
import type { FeedEntry } from '#pages/feed.ts';
import { feed, feedQuery } from '#pages/feed-query.ts';
import type { Found } from '#pages/found.ts';
import { type Overview, overview, overviewQuery } from '#pages/overview-query.ts';
import { type Paths, paths, pathsQuery } from '#pages/paths-query.ts';
import { type Shell, shell, shellQuery } from '#schemas/shell-query.ts';
import { readEnvironment } from '#settings/environment.ts';
import { limitTags } from './cache-tags.ts';
import { createContentClient } from './client.ts';
import { fetchContent } from './fetch-content.ts';
import { fetchPage } from './fetch-page.ts';
import { pathTag } from './path-tag.ts';

/** The site's own client; with a token it also sees drafts. */
export const client = createContentClient(readEnvironment());

/** What stands at a path for visitors; kept until the content it was made from changes. */
export async function getPage(path: string): Promise<Found> {
  'use cache';
  cacheLife('max');
  cacheTag(pathTag(path));
  const { data, tags } = await fetchPage(client, path);
  cacheTag(...limitTags(tags));
  return data;
}

/** Settings, menu and footer for visitors, and the year of the copyright line. */
export async function getShell(): Promise<Shell & { year: number }> {
  'use cache';
  cacheLife('max');
  const { data, tags } = await fetchContent(client, shell, shellQuery);
  cacheTag(...limitTags(tags));
  return { ...data, year: new Date().getFullYear() };
}

/** Every address of the site. */
export async function getPaths(): Promise<Paths> {
  'use cache';
  cacheLife('max');
  const { data, tags } = await fetchContent(client, paths, pathsQuery);
  cacheTag(...limitTags(tags));
  return data;
}

/** The newest documents of the site's feed. */
export async function getFeed(): Promise<FeedEntry[]> {
  'use cache';
  cacheLife('max');
  const { data, tags } = await fetchContent(client, feed, feedQuery);
  cacheTag(...limitTags(tags));
  return data;
}

/** What stands where on the site, in a line each. */
export async function getOverview(): Promise<Overview> {
  'use cache';
  cacheLife('max');
  const { data, tags } = await fetchContent(client, overview, overviewQuery);
  cacheTag(...limitTags(tags));
  return data;
}

/** Settings, menu and footer as editors see them through a perspective; never kept. */
export async function getDraftShell(perspective: string[]): Promise<Shell & { year: number }> {
  const { data } = await fetchContent(client, shell, shellQuery, {}, perspective);
  return { ...data, year: new Date().getFullYear() };
}
