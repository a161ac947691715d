import { searchPath } from '#ui/search/search-path.ts';
import { isPage, notFoundPath } from '../page/page-path.ts';

const maxNameBytes = 255 - '.html.zst'.length; // what file systems take, with the endings that a page gets
const maxPathBytes = 2_000; // all of them take so much, with the folder before it
const home = 'home.html';
const notFound = 'errors/404.html'; // nobody may ask for it
/** Files of pages that stand in no folder of pages. */
export const singleFiles = [home, notFound];

/** Endings of files that a folder may not have: it would stand where a page has its file. */
const ofFiles = /\.(html|md|txt|xml|webmanifest|br|gz|zst)$/i;
const ofData = /\.(md|txt|xml|webmanifest)$/;
/** What a server that looks for files reads otherwise than the site does, or not at all. */
const strange = /[%?#\\]|\p{Cc}/u;

/**
 * The file of what stands finished at a path, below the folder of all files; null for what is no file, and so comes from the
 * site alone. Pages have an ending, so that a page and the folder of those below it have two names. `data` are the addresses of
 * files that are made of content and are no pages.
 */
export function fileOf(path: string, data: readonly string[]): string | null {
  if (path === '/') return home;
  if (path === notFoundPath) return notFound;
  if (path === searchPath || !isOrdinary(path)) return null;
  if (isPage(path) && !data.includes(path)) return `pages${path}.html`;
  return ofData.test(path) ? `data${path}` : null;
}

/** The path whose file this is; null for a file that is of no path. */
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
