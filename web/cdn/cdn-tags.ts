import { createHash } from 'node:crypto';
import { pathOfTwin } from '../page/page-path.ts';

/** The tag of every page, and of every answer that there is none. */
export const pagesTag = 'pages';

/** The tag of all that stands at a path: the page, its Markdown, or that nothing is there. */
export const pageTag = (path: string): string =>
  `p-${createHash('sha256')
    .update(pathOfTwin(path) ?? path)
    .digest('base64url')
    .slice(0, 16)}`;

/** The tag of an asset in all its sizes, by its path such as `/images/<project>/<dataset>/<hash>-64x64.png`. */
export const assetTag = (pathname: string): string => `a-${/[\da-f]{40}/.exec(pathname)?.[0]}`;

/** The tag of the asset that a tag of the lake, such as `s2:d.image-<hash>-64x64-png`, says has changed; null if it is of none. */
export function assetTagOf(lakeTag: string): string | null {
  const [, hash] = /d\.(?:image|file)-([\da-f]{40})-/.exec(lakeTag) ?? [];
  return hash ? `a-${hash}` : null;
}
