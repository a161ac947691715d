import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** Files that Next makes from content. They are finished, kept and renewed like pages. */
export const generatedFiles = ['/manifest.webmanifest', '/feed.xml', '/llms.txt', '/robots.txt'];

const routes = z.record(z.string(), z.string());
/** The form of a link to a draft; studio/preview/share-link.ts makes the secret. */
const draftLink = /^\/draft\/[0-9a-f]{48}$/;
const card = /^\/cards\/.+\.jpg$/;

/**
 * Returns a function that tells which paths Next answers by itself: the files of its build, the routes of the API,
 * links to drafts, cards and everything in the public folder. Nothing stands at any other address below these folders,
 * and Next need not be asked.
 */
export async function findNextPaths(publicDir: string, distDir: string): Promise<(path: string) => boolean> {
  const files = new Set<string>();
  for await (const file of glob('**/*', { cwd: publicDir })) files.add(`/${file}`);
  for await (const file of glob('**/*', { cwd: path.join(distDir, 'static') }))
    files.add(`/_next/static/${file}`);
  const manifest = await readFile(path.join(distDir, 'app-path-routes-manifest.json'), 'utf8');
  const api = Object.values(routes.parse(JSON.parse(manifest))).filter(
    // Only renewal asks for these routes, and it does not go through the fronts.
    (route) => route.startsWith('/api/') && !/^\/api\/renew(\/|$)/.test(route),
  );
  const folders = api.filter((route) => route.includes('/[')).map((route) => route.replace(/\[.*$/, ''));
  for (const route of api) files.add(route);
  return (asked) =>
    files.has(asked) ||
    draftLink.test(asked) ||
    card.test(asked) ||
    folders.some((folder) => asked.startsWith(folder) && asked.length > folder.length);
}
