/** The path whose page is the body of every 404: a page of the CMS if there is one, else the built-in one. */
export const notFoundPath = '/404';

/** The path of a catch-all route's parameter; Next hands it over encoded. */
export function pathOfSegments(segments: string[] = []): string {
  return `/${segments.map(decodeURIComponent).join('/')}`;
}

/** The catch-all route's parameter for a path. */
export function segmentsOfPath(path: string): string[] {
  return path.split('/').filter(Boolean);
}
