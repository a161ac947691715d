import { cacheLife, cacheTag } from 'next/cache';
import { maxAsked } from '#pages/addresses-query.ts';
import { builtPaths, builtPathsQuery } from '#pages/built-paths-query.ts';
import type { FeedEntry } from '#pages/feed.ts';
import type { Found } from '#pages/found.ts';
import { listedAddresses, listedCount, listedCountQuery, listedQuery } from '#pages/listed-query.ts';
import type { Overview } from '#pages/overview-query.ts';
import { type Shell, shell, shellQuery } from '#schemas/shell-query.ts';
import type { Listed } from '#sections/define-kind.ts';
import { maxAddresses } from '../known/sitemap-files.ts';
import { presentYear, yearEnd } from '../page/present-year.ts';
import { limitTags } from './cache-tags.ts';
import { fetchContent } from './fetch-content.ts';
import { lifeUntil } from './life-until.ts';
import { madeTag } from './made-tag.ts';
import { momentTag } from './moment-tag.ts';
import { pathTag } from './path-tag.ts';
import { client } from './site-client.ts';
import { sources } from './sources.ts';

/**
 * What stands at a path for visitors. It is kept until the content that it was made from changes, or until a section is
 * to appear or disappear by its schedule.
 */
export async function getPage(path: string): Promise<Found> {
  'use cache';
  cacheTag(pathTag(path));
  const answer = await sources.found(path);
  const { data, tags, changesAt } = answer;
  if (changesAt) cacheLife(lifeUntil(changesAt, new Date()));
  else cacheLife('max');
  cacheTag(...limitTags(tags), madeTag('found', answer), ...(changesAt ? [momentTag(changesAt)] : []));
  return data;
}

/**
 * Settings, menu and footer for visitors, and the year in which they were read. Fronts replace that year by the present
 * one (`printYear`); where no front runs, pages are made anew after New Year.
 */
export async function getShell(): Promise<Shell & { year: number }> {
  'use cache';
  const now = new Date();
  cacheLife(lifeUntil(yearEnd(now), now));
  const answer = await sources.shell();
  cacheTag(...limitTags(answer.tags), madeTag('shell', answer));
  return { ...answer.data, year: presentYear() };
}

/** The paths of the pages that the build renders: at most a fixed number of each page type, however many there are. */
export async function getBuiltPaths(): Promise<string[]> {
  const { data } = await fetchContent(client, builtPaths, builtPathsQuery);
  return data;
}

/**
 * The addresses of one file of the sitemap, counted from 1, or null when there is no such file. Used where no process
 * keeps the addresses.
 */
export async function getSitemap(number: number): Promise<Listed[] | null> {
  'use cache';
  cacheLife('max');
  const listed: Listed[] = [];
  for (let from = (number - 1) * maxAddresses; from < number * maxAddresses; from += maxAsked) {
    const { data, tags } = await fetchContent(client, listedAddresses, listedQuery, {
      from,
      to: from + maxAsked,
    });
    cacheTag(...limitTags(tags));
    for (const { path, ...one } of data) if (path !== null && !one.noindex) listed.push({ path, ...one });
    if (data.length < maxAsked) break;
  }
  return listed.length > 0 || number === 1 ? listed : null;
}

/** How many files the sitemap has. Used where no process keeps the addresses. */
export async function countSitemaps(): Promise<number> {
  'use cache';
  cacheLife('max');
  const { data, tags } = await fetchContent(client, listedCount, listedCountQuery);
  cacheTag(...limitTags(tags));
  return Math.max(1, Math.ceil(data / maxAddresses));
}

/** The newest documents of the site's feed. */
export async function getFeed(): Promise<FeedEntry[]> {
  'use cache';
  cacheLife('max');
  const answer = await sources.feed();
  cacheTag(...limitTags(answer.tags), madeTag('feed', answer));
  return answer.data;
}

/** An overview of the site: what stands where, a line each. */
export async function getOverview(): Promise<Overview> {
  'use cache';
  cacheLife('max');
  const answer = await sources.overview();
  cacheTag(...limitTags(answer.tags), madeTag('overview', answer));
  return answer.data;
}

/**
 * Settings, menu and footer as editors see them through a perspective, with the year of `moment` (ISO 8601) or of now;
 * never kept.
 */
export async function getDraftShell(
  perspective: string[],
  moment?: string,
): Promise<Shell & { year: number }> {
  const { data } = await fetchContent(client, shell, shellQuery, {}, perspective);
  return { ...data, year: moment === undefined ? presentYear() : new Date(moment).getUTCFullYear() };
}
