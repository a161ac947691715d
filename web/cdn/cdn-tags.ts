import { createHash } from 'node:crypto';
import { pathOfTwin } from '../page/page-path.ts';

/** The tag of every page, and of every answer that there is none. */
export const pagesTag = 'pages';

const pageMark = 'p-';

/**
 * The characters of a path that its tag repeats as they are, as a pattern that nginx and Caddy understand, too. A path
 * with any other has a hash as its tag.
 */
export const plainSigns = '[A-Za-z0-9_./~-]';
/** The greatest length of a path that its tag repeats. */
export const maxPlainSigns = 150;

const plain = new RegExp(`^${plainSigns}{1,${maxPlainSigns}}$`);

/**
 * The tag of all that stands at a path: the page, its Markdown, or the answer that nothing is there. For a usual path
 * it is the path itself, so that a server of files can name it without asking the site.
 */
export function pageTag(path: string): string {
  const own = pathOfTwin(path) ?? path;
  return (
    pageMark + (plain.test(own) ? own : createHash('sha256').update(own).digest('base64url').slice(0, 16))
  );
}

/** The tag of an asset in all its sizes, by its path such as `/images/<project>/<dataset>/<hash>-64x64.png`. */
export const assetTag = (pathname: string): string => `a-${/[\da-f]{40}/.exec(pathname)?.[0]}`;

/**
 * The tag of the asset that has changed, by a tag of the lake such as `s2:d.image-<hash>-64x64-png`; null for a tag of
 * no asset.
 */
export function assetTagOf(lakeTag: string): string | null {
  const [, hash] = /d\.(?:image|file)-([\da-f]{40})-/.exec(lakeTag) ?? [];
  return hash ? `a-${hash}` : null;
}
