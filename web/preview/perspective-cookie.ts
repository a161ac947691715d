/** The cookie in which the preview keeps the perspective of the Studio, by the name that Sanity gives it. */
export const perspectiveCookie = 'sanity-preview-perspective';

/** The cookie with a perspective in it, as a page in the Studio's frame may set it. */
export function writePerspectiveCookie(perspective: string | readonly string[]): string {
  return `${perspectiveCookie}=${[perspective].flat().join(',')}; path=/; secure; samesite=none; partitioned`;
}
