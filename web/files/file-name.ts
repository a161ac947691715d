import { searchPath } from '#ui/search/search-path.ts';
import { isPage, notFoundPath } from '../page/page-path.ts';

const maxNameBytes = 255 - '.html.zst'.length; // the limit of file systems, less the endings that a page gets
const maxPathBytes = 2_000; // all file systems take this, with the folder before it
const home = 'home.html';
const notFound = 'errors/404.html'; // no address leads to it
/** The files of pages outside of the folder `pages`. */
export const singleFiles = [home, notFound];

/** Endings that a folder must not have, because a page's file could have the same name. */
const ofFiles = /\.(html|md|txt|xml|webmanifest|br|gz|zst)$/i;
const ofData = /\.(md|txt|xml|webmanifest)$/;
/** Characters of a path that a server of files reads otherwise than the site does, or not at all. */
const strange = /[%?#\\]|\p{Cc}/u;

/**
 * The file of what stands finished at a path, relative to the root of all files. Null for what is no file and so comes
 * from the site alone. Pages have an ending, so that a page and the folder of the pages below it have different names.
 * `data` are the addresses of files that are made of content and are no pages.
 */
export function fileOf(path: string, data: readonly string[]): string | null {
  if (path === '/') return home;
  if (path === notFoundPath) return notFound;
  if (path === searchPath || !isOrdinary(path)) return null;
  if (isPage(path) && !data.includes(path)) return `pages${path}.html`;
  return ofData.test(path) ? `data${path}` : null;
}

/** The path to which a file belongs; null for a file that belongs to none. */
export function pathOf(file: string): string | null {
  if (file === home) return '/';
  if (file === notFound) return notFoundPath;
  const [, page, datum] = /^(?:pages(\/.+)\.html|data(\/.+))$/s.exec(file) ?? [];
  return page ?? datum ?? null;
}

function isOrdinary(path: string): boolean {
  const [root, ...names] = path.split('/');
  return (
    root === '' &&
    path.isWellFormed() &&
    !strange.test(path) &&
    Buffer.byteLength(path) <= maxPathBytes &&
    names.every((name) => name !== '' && name !== '.' && name !== '..' && fits(name)) &&
    !names.slice(0, -1).some((name) => ofFiles.test(name))
  );
}

const fits = (name: string): boolean => Buffer.byteLength(name) <= maxNameBytes;
