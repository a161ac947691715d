import path from 'node:path';
import type { FormerFiles } from './front/answers/static-files.ts';
import { studioDir } from './studio/studio-page.ts';
import { webDir } from './web-dir.ts';

/** What the processes of a release are told of the folder of the one that served before it. */
export const variablesOfFormer = (root: string) => ({ RELEASE_BEFORE: root });

/** Where the files of that release are, which stand in it where they stand in this one; undefined where none is known. */
export function formerFiles(distDir: string): FormerFiles | undefined {
  const root = process.env.RELEASE_BEFORE;
  if (!root) return undefined;
  const inFormer = (folder: string) => path.join(root, path.relative(path.dirname(webDir), folder));
  return { distDir: inFormer(distDir), studioDir: inFormer(studioDir) };
}
