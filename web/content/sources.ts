import type * as z from 'zod';
import { feed, feedQuery } from '#pages/feed-query.ts';
import { overview, overviewQuery } from '#pages/overview-query.ts';
import { shell, shellQuery } from '#schemas/shell-query.ts';
import { fetchContent } from './fetch-content.ts';
import { fetchPage } from './fetch-page.ts';
import { client } from './site-client.ts';

const ask = <Contract extends z.ZodType>(contract: Contract, query: string) =>
  fetchContent(client, contract, query);

/**
 * What pages and files of the site are made of: what stands at a path; settings, menu and footer; the newest documents;
 * the overview. Each is asked for past the cache, and comes with the tags of all that may change it.
 */
export const sources = {
  shell: () => ask(shell, shellQuery),
  found: (path: string) => fetchPage(client, path),
  feed: () => ask(feed, feedQuery),
  overview: () => ask(overview, overviewQuery),
};
