import { ownFolders } from '#schemas/path/own-folders.ts';

/** The route of the pages. */
export const pagesRoute = '/[[...path]]';
/** The route of the pages as Markdown. */
export const twinsRoute = `${pagesRoute}.md`;

/** Addresses of the site at which no page stands. */
export const exact: ReadonlySet<string> = new Set([
  '/api/alive',
  '/api/draft/comments',
  '/api/draft/disable',
  '/api/draft/enable',
  '/api/health',
  '/api/preview',
  '/api/preview/documents',
  '/api/preview/moment',
  '/api/preview/perspective',
  '/api/preview/query',
  '/api/ready',
  '/api/search',
  '/api/webhook',
  '/feed.xml',
  '/llms.txt',
  '/robots.txt',
  '/search',
  '/sitemap.xml',
  '/.well-known/security.txt',
]);

/** Folders whose addresses all count as one route. */
export const folders: readonly string[] = [
  '_next',
  'api/forms',
  ...ownFolders.filter((name) => name !== 'index' && !exact.has(`/${name}`)),
];

/**
 * The pattern of the route that an address of the site belongs to. It is one of a few, whatever is asked for, so that a
 * figure or a log line with it identifies nobody and nothing.
 */
export function routeOf(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  if (exact.has(path)) return path;
  if (path.endsWith('.md')) return twinsRoute;
  const folder = folders.find((name) => path.startsWith(`/${name}/`) || path === `/${name}`);
  if (folder) return `/${folder}/[...path]`;
  return /\.\w{1,12}$/.test(path) ? '/[...file]' : pagesRoute;
}
