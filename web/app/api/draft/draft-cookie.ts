import type { cookies } from 'next/headers';
import { previewCookieName } from '../../../front/previews/preview-cookie-name.ts';
import { editorCookieName } from '../../../front/previews/preview-sessions.ts';
import { perspectiveCookie } from '../../../preview/outlook/perspective.ts';
import { momentCookie } from '../../../preview/outlook/preview-moment.ts';

const attributes = { httpOnly: true, path: '/', secure: true, sameSite: 'none', partitioned: true } as const;

type Cookies = Awaited<ReturnType<typeof cookies>>;

/** Lets the preview's cookie live in the Studio's frame: browsers refuse Next's own one there, as it is not partitioned. */
export function keepCookieInFrames(jar: Cookies): void {
  const value = jar.get(previewCookieName)?.value;
  if (value) jar.set({ name: previewCookieName, value, ...attributes });
}

/** Takes the cookies of the preview back, in the Studio's frame and outside of it. */
export function dropCookieInFrames(jar: Cookies): void {
  for (const each of [previewCookieName, editorCookieName, perspectiveCookie, momentCookie])
    jar.set({ name: each, value: '', maxAge: 0, ...attributes });
}

/** Keeps through which perspective an editor looks. */
export function keepPerspective(jar: Cookies, perspective: readonly string[]): void {
  jar.set({ name: perspectiveCookie, value: perspective.join(','), ...attributes });
}

/** Keeps at which moment an editor looks at the site; undefined is now. */
export function keepMoment(jar: Cookies, moment: string | undefined): void {
  jar.set({
    name: momentCookie,
    value: moment ?? '',
    ...attributes,
    ...(moment === undefined && { maxAge: 0 }),
  });
}
