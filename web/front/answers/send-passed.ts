import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { withDataInOneScript } from '../../headers/inline-scripts.ts';
import type { HeadersOfPage, SiteHeaders } from '../../headers/site-headers.ts';
import { isMarkedNotFound } from '../../page/not-found-mark.ts';

const anew = 'public, max-age=0, must-revalidate';
const compress = promisify(gzip);
const expand = promisify(gunzip);

/** What of a message is between two neighbours only. */
const ofConnection = ['connection', 'expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];

/** Headers of a message without those that are between two neighbours. */
export function withoutNeighbours(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const kept = { ...headers };
  for (const name of [...ofConnection, 'transfer-encoding']) delete kept[name];
  return kept;
}

/**
 * Sends what Next answers to somebody, under the headers of the site: data as it comes, a page once it is whole, since what
 * stands in it decides which scripts run.
 */
export async function sendPassed(
  answer: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
  { headers, headersOfPage }: { headers: SiteHeaders; headersOfPage: HeadersOfPage },
): Promise<void> {
  const status = answer.statusCode ?? 502;
  const given = withoutNeighbours(answer.headers);
  const type = given['content-type'] ?? '';
  const isPage = type.startsWith('text/html');
  // Next speaks to a cache of its own, which hears of changes; of those between it and a visitor nobody hears.
  if (given['cache-control']?.includes('s-maxage')) given['cache-control'] = anew;
  // Next sends that of a page with everything.
  delete given['content-security-policy'];
  if (!isPage || request.method === 'HEAD' || status === 304) {
    if (status === 304) response.removeHeader('content-security-policy'); // a browser would put it in place of the page's
    const isPicture = /^(image|font)\//.test(type);
    if (isPicture) response.removeHeader('content-security-policy');
    const own = isPicture ? headers.shared : isPage ? headersOfPage('') : headers.plain;
    response.writeHead(status, { ...given, ...(status === 304 ? headers.every : own) });
    await pipeline(answer, response).catch(() => response.destroy());
    return;
  }
  const body = await buffer(answer);
  const isCompressed = given['content-encoding'] === 'gzip';
  const html = withDataInOneScript((isCompressed ? await expand(body) : body).toString('utf8'));
  const plain = Buffer.from(html);
  const sent = isCompressed ? await compress(plain) : plain;
  const said = status === 200 && isMarkedNotFound(html) ? 404 : status;
  response.writeHead(said, { ...given, ...headersOfPage(html), 'content-length': sent.length }).end(sent);
}
