import type { cookies } from 'next/headers';
import { perspectiveCookie } from './perspective-cookie.ts';

type Cookies = Pick<Awaited<ReturnType<typeof cookies>>, 'get'>;

/** Through which perspective the Studio looks: the drafts, or a release over them, the uppermost layer first. */
export function readPerspective(jar: Cookies): string[] {
  const names = (jar.get(perspectiveCookie)?.value ?? '').split(',').filter((name) => /^[\w-]+$/.test(name));
  if (names.length === 0 || names.includes('raw')) return ['drafts'];
  return names;
}
