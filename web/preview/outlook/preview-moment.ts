import type { cookies } from 'next/headers';
import { maxAheadMs } from '#canvas/moment-field.ts';

/** The cookie in which the preview keeps the moment at which an editor looks at the site. */
export const momentCookie = 'preview-moment';

type Cookies = Pick<Awaited<ReturnType<typeof cookies>>, 'get'>;

/** The moment at which an editor looks at the site, in ISO 8601; undefined for now, also once the moment has passed. */
export const readPreviewMoment = (jar: Cookies): string | undefined =>
  momentIn(jar.get(momentCookie)?.value ?? '');

/** The moment that a text names, in ISO 8601; undefined unless it lies ahead, within five years. */
export function momentIn(text: string, now = Date.now()): string | undefined {
  const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? Date.parse(text) : Number.NaN;
  return moment > now && moment < now + maxAheadMs ? new Date(moment).toISOString() : undefined;
}

/** A query as it would be answered at a moment: each `now()` in it becomes that moment. */
export const queryAt = (query: string, moment: string | undefined): string =>
  moment === undefined ? query : query.replaceAll(/\bnow\(\s*\)/g, JSON.stringify(moment));
