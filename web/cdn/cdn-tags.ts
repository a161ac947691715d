import { createHash } from 'node:crypto';
import { pathOfTwin } from '../page/page-path.ts';

/** The tag of every page, and of every answer that there is none. */
export const pagesTag = 'pages';

const pageMark = 'p-';

/** The signs of a path that its tag repeats, as a pattern that nginx and Caddy know as well; of others it has a hash. */
export const plainSigns = '[A-Za-z0-9_./~-]';
/** How many of them it repeats at most. */
export const maxPlainSigns = 150;

const plain = new RegExp(`^${plainSigns}{1,${maxPlainSigns}}$`);

/**
 * The tag of all that stands at a path: the page, its Markdown, or that nothing is there. That of a usual path is the path itself, so
 * that a server of files can name it without asking anybody.
 */
export function pageTag(path: string): string {
  const own = pathOfTwin(path) ?? path;
  return (
    pageMark + (plain.test(own) ? own : createHash('sha256').update(own).digest('base64url').slice(0, 16))
  );
}

/** The tag of an asset in all its sizes, by its path such as `/images/<project>/<dataset>/<hash>-64x64.png`. */
export const assetTag = (pathname: string): string => `a-${/[\da-f]{40}/.exec(pathname)?.[0]}`;

/** The tag of the asset that a tag of the lake, such as `s2:d.image-<hash>-64x64-png`, says has changed; null if it is of none. */
export function assetTagOf(lakeTag: string): string | null {
  const [, hash] = /d\.(?:image|file)-([\da-f]{40})-/.exec(lakeTag) ?? [];
  return hash ? `a-${hash}` : null;
}
