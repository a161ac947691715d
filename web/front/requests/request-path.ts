import { readIndexAddress, writeIndexAddress } from '#schemas/index-address.ts';

/**
 * The decoded path of a request's URL. Null when it cannot be decoded (`/%E0%A4%A`), is no path at all, hides a line
 * break, or has steps in it (`/a/../b`), which the next reader would resolve to another path.
 */
export function readPath(url: string): string | null {
  if (!url.startsWith('/')) return null;
  const end = url.search(/[?#]/);
  try {
    const path = decodeURI(end < 0 ? url : url.slice(0, end));
    return /[\p{Cc}\p{Zl}\p{Zp}]|(^|\/)\.{1,2}(\/|$)/u.test(path) ? null : path;
  } catch {
    return null;
  }
}

/**
 * Whether a URL is plainly its path, as browsers write it. From any other form a second reader such as Next may take
 * another route than the front did: `/%61pi/health` is the API to one and a page to the other, and so is
 * `/api/forms/../a`.
 */
export function isPlainly(url: string, path: string): boolean {
  const [written = ''] = url.split(/[?#]/, 1);
  const isTidy = URL.parse(written, 'http://site.invalid')?.pathname === written;
  return isTidy && (written === path || written === encodeURI(path));
}

/** The one form in which the site writes a path: no empty segments, no slash at the end, no number for a first page. */
export function tidyPath(path: string): string {
  return writeIndexAddress(readIndexAddress(`/${path.split('/').filter(Boolean).join('/')}`));
}
