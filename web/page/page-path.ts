/** The path whose page is the body of every 404: a page of the CMS if there is one, else the built-in one. */
export const notFoundPath = '/404';

// Next takes the address /404 for its own error page, and would answer it with its own metadata.
const notFoundAddress = '/~404';

/** The address at which Next renders a path: the path itself, except for the 404. */
export function addressOfPath(path: string): string {
  return path === notFoundPath ? notFoundAddress : path;
}

/** The path that a catch-all route's parameter stands for, which Next hands over encoded. */
export function pathOfSegments(segments: string[] = []): string {
  const address = `/${segments.map(decodeURIComponent).join('/')}`;
  return address === notFoundAddress ? notFoundPath : address;
}

/** The catch-all route's parameter for a path. */
export function segmentsOfPath(path: string): string[] {
  return addressOfPath(path).split('/').filter(Boolean);
}

const twinEnding = '.md';
const twinOfHome = '/index.md';

/** The address of a page's Markdown. */
export function twinOfPath(path: string): string {
  return path === '/' ? twinOfHome : path + twinEnding;
}

/**
 * The address of the Markdown of a page, for an address of this site that leads to the page, with its query and
 * fragment.
 */
export function twinOfAddress(address: string): string {
  const end = address.search(/[?#]/);
  return end < 0 ? twinOfPath(address) : twinOfPath(address.slice(0, end)) + address.slice(end);
}

/** The path of the page whose Markdown stands at an address; null when the address is not of Markdown. */
export function pathOfTwin(address: string): string | null {
  if (address === twinOfHome) return '/';
  return address.endsWith(twinEnding) ? address.slice(0, -twinEnding.length) : null;
}

/** Whether a path is that of a page, and not of its Markdown. */
export const isPage = (path: string): boolean => pathOfTwin(path) === null;
