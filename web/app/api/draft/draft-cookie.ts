import type { cookies } from 'next/headers';

const name = '__prerender_bypass';
const attributes = { httpOnly: true, path: '/', secure: true, sameSite: 'none', partitioned: true } as const;

type Cookies = Awaited<ReturnType<typeof cookies>>;

/** Lets the preview's cookie live in the Studio's frame: browsers refuse Next's own one there, as it is not partitioned. */
export function keepCookieInFrames(jar: Cookies): void {
  const value = jar.get(name)?.value;
  if (value) jar.set({ name, value, ...attributes });
}

/** Takes the preview's cookie back, in the Studio's frame and outside of it. */
export function dropCookieInFrames(jar: Cookies): void {
  jar.set({ name, value: '', maxAge: 0, ...attributes });
}
