import type { IncomingMessage } from 'node:http';

const asking = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may be answered by its origin: it only asks, or it comes from a page of the site itself, or from no
 * page at all, as a program's does. A page of another site must not act in a visitor's name. Browsers say where a
 * request comes from in `Sec-Fetch-Site`, older ones in `Origin`.
 */
export function isFromOwnPage({ method = 'GET', headers }: IncomingMessage, siteUrl: string): boolean {
  if (asking.has(method)) return true;
  const from = headers['sec-fetch-site'];
  if (from !== undefined) return from === 'same-origin' || from === 'none';
  if (headers.origin === undefined) return true;
  const origin = URL.parse(headers.origin);
  return origin !== null && [headers.host, new URL(siteUrl).host].includes(origin.host);
}
