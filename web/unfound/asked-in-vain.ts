import type { IncomingMessage } from 'node:http';
import { maxUnfoundPath } from '#limits/unfound.ts';
import { checkPath } from '#schemas/path/path-form.ts';

/** Paths that machines ask of every site, in the hope of a weakness. */
const attacked =
  /^\/(wordpress|xmlrpc|php-?myadmin|cgi-bin|phpunit|actuator|boaform|hnap1|autodiscover|telescope|server-status|geoserver|solr|webui|vendor\/phpunit)(\/|$)|\/wp(-|\/|$)/;

/** Numbers and keys as they stand in personal links: seven digits in a row, or a long word of digits and letters. */
const personal = /\d{7}|(?<![a-z0-9])(?=[a-z0-9]{12})[a-z]*\d[a-z]*\d[a-z0-9]*/i;

/**
 * The address of a request for which nothing was found, and what led there. Only navigations of visitors in a browser
 * count, to an address from which a redirect could lead and which tells nothing of who somebody is; `path` is as the
 * site itself writes it. Null for anything else, such as what machines ask for.
 */
export function askedInVain(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  path: string,
): { path: string; from: string | null } | null {
  const isNavigation =
    method === 'GET' &&
    headers.accept?.includes('text/html') &&
    (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
    headers.rsc === undefined &&
    !['sec-purpose', 'purpose', 'x-moz', 'x-purpose'].some((name) =>
      /prefetch|preview/.test(`${headers[name]}`),
    );
  const mayMove = path !== '/' && path.length <= maxUnfoundPath && checkPath({ current: path }) === true;
  if (!isNavigation || !mayMove || attacked.test(path) || personal.test(path)) return null;
  return { path, from: placeOf(headers.referer, headers.host) };
}

/** The host and path of the page that led here, or only the path for a page of this site; null when no page did. */
function placeOf(referer: string | undefined, host: string | undefined): string | null {
  const page = referer ? URL.parse(referer) : null;
  if (!page || !/^https?:$/.test(page.protocol)) return null;
  const isPlain = !/[@%]/.test(page.pathname) && !personal.test(page.pathname);
  const path = isPlain ? page.pathname : '/';
  const place = page.host === host ? path : `${page.host}${path.replace(/\/$/, '')}`;
  return place.length <= maxUnfoundPath ? place : null;
}
