import type { cookies } from 'next/headers';

/** The cookie in which the preview keeps the perspective of the Studio, by the name that Sanity gives it. */
export const perspectiveCookie = 'sanity-preview-perspective';

type Cookies = Pick<Awaited<ReturnType<typeof cookies>>, 'get'>;

/** The perspective of the Studio, from its cookie: the drafts, or a release over them, the uppermost layer first. */
export const readPerspective = (jar: Cookies): string[] =>
  perspectiveOf(jar.get(perspectiveCookie)?.value ?? '');

/** The perspective that a text names as layers separated by commas; the drafts when it names none, or `raw`. */
export function perspectiveOf(text: string): string[] {
  const names = text.split(',').filter((name) => /^[\w-]+$/.test(name));
  if (names.length === 0 || names.includes('raw')) return ['drafts'];
  return names;
}
