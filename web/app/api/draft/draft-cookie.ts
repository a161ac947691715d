import type { cookies } from 'next/headers';
import { previewCookieName } from '../../../front/previews/preview-cookie-name.ts';
import { editorCookieName } from '../../../front/previews/preview-sessions.ts';
import { perspectiveCookie } from '../../../preview/outlook/perspective.ts';
import { momentCookie } from '../../../preview/outlook/preview-moment.ts';

const attributes = { httpOnly: true, path: '/', secure: true, sameSite: 'none', partitioned: true } as const;

type Cookies = Awaited<ReturnType<typeof cookies>>;

/**
 * Lets the preview's cookie work in the Studio's frame. Browsers refuse Next's own cookie there because it is not
 * partitioned.
 */
export function keepCookieInFrames(jar: Cookies): void {
  const value = jar.get(previewCookieName)?.value;
  if (value) jar.set({ name: previewCookieName, value, ...attributes });
}

/** Deletes the cookies of the preview, in the Studio's frame and outside of it. */
export function dropCookieInFrames(jar: Cookies): void {
  for (const each of [previewCookieName, editorCookieName, perspectiveCookie, momentCookie])
    jar.set({ name: each, value: '', maxAge: 0, ...attributes });
}

/** Keeps the perspective of an editor in a cookie. */
export function keepPerspective(jar: Cookies, perspective: readonly string[]): void {
  jar.set({ name: perspectiveCookie, value: perspective.join(','), ...attributes });
}

/** Keeps the moment at which an editor looks at the site in a cookie; undefined is now, and deletes it. */
export function keepMoment(jar: Cookies, moment: string | undefined): void {
  jar.set({
    name: momentCookie,
    value: moment ?? '',
    ...attributes,
    ...(moment === undefined && { maxAge: 0 }),
  });
}
