import { pathOfTag, pathTag } from '../../content/path-tag.ts';
import { pathOfTwin, twinOfPath } from '../../page/page-path.ts';

const mark = '_N_T_'; // of the tags that Next gives by itself: the route, and the address
const twinRoute = `${mark}/~markdown/layout`;
const cardRoute = `${mark}/cards/layout`;

/** The tag that Next gives to what stands at an address, such as `/feed.xml`. */
export const addressTag = (address: string): string => mark + address;

/** The tag of what stands at a path: a page or its Markdown, or one of the `files` that are made from content. */
export const ownTag = (path: string, files: readonly string[]): string =>
  files.includes(path) ? addressTag(path) : pathTag(pathOfTwin(path) ?? path);

/**
 * Whose tags a header of Next holds, and which of them are of content: those of a page, of the Markdown of one, or of
 * one of the `files` that are made from content. Null for anything else, such as a card, which has another address when
 * it changes.
 */
export function whoseTags(
  header: string | undefined,
  files: readonly string[],
): { path: string; tags: string[] } | null {
  const all = header?.split(',') ?? [];
  const tags = all.filter((tag) => !tag.startsWith(mark));
  if (all.includes(cardRoute)) return null;
  const path = tags.map(pathOfTag).find((found) => found !== null);
  if (path) return { path: all.includes(twinRoute) ? twinOfPath(path) : path, tags };
  const file = files.find((address) => all.includes(addressTag(address)));
  return file ? { path: file, tags } : null;
}
