import path from 'node:path';
import type { FormerFiles } from './front/answers/static-files.ts';
import { studioDir } from './studio/studio-page.ts';
import { webDir } from './web-dir.ts';

/** The variables that tell a release's processes the folder of the release that served before it. */
export const variablesOfFormer = (root: string) => ({ RELEASE_BEFORE: root });

/**
 * The folders with the files of that release, which are at the same places as in this one; undefined when no former
 * release is known.
 */
export function formerFiles(distDir: string): FormerFiles | undefined {
  const root = process.env.RELEASE_BEFORE;
  if (!root) return undefined;
  const inFormer = (folder: string) => path.join(root, path.relative(path.dirname(webDir), folder));
  return { distDir: inFormer(distDir), studioDir: inFormer(studioDir) };
}
