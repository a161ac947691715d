import { glob } from 'node:fs/promises';

/** Files that Next makes from content. */
export const generatedFiles = ['/manifest.webmanifest', '/feed.xml', '/llms.txt'];

const folder = /^\/((_next|api|draft|studio)(\/|$)|cards\/.+\.jpg$)/;

/** Tells which paths Next answers by itself: its own files, the API, links to drafts, the Studio and everything in the public folder. */
export async function findNextPaths(publicDir: string): Promise<(path: string) => boolean> {
  const files = new Set(['/robots.txt', ...generatedFiles]);
  for await (const file of glob('**/*', { cwd: publicDir })) files.add(`/${file}`);
  return (path) => folder.test(path) || files.has(path);
}
