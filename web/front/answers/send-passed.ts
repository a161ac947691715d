import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { pour } from '#limits/pour.ts';
import { cacheControl } from '../../headers/cache-control.ts';
import { withDataInOneScript } from '../../headers/inline-scripts.ts';
import type { HeadersOfPage, SiteHeaders } from '../../headers/site-headers.ts';
import { isMarkedNotFound } from '../../page/not-found-mark.ts';

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** The hop-by-hop headers of a message. */
const ofConnection = ['connection', 'expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];

/** The headers of a message without the hop-by-hop ones, which concern only the two ends of one connection. */
export function withoutNeighbours(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const kept = { ...headers };
  for (const name of [...ofConnection, 'transfer-encoding']) delete kept[name];
  return kept;
}

/**
 * Sends an answer of Next to a visitor or an editor, under the headers of the site. Data is streamed; a page is sent
 * once it is whole, because its content decides which scripts may run and whether it is there at all. Who asks for the
 * head alone gets the head of just that answer.
 */
export async function sendPassed(
  answer: IncomingMessage,
  response: ServerResponse,
  { headers, headersOfPage }: { headers: SiteHeaders; headersOfPage: HeadersOfPage },
): Promise<void> {
  const status = answer.statusCode ?? 502;
  const given = withoutNeighbours(answer.headers);
  const type = given['content-type'] ?? '';
  const isPage = type.startsWith('text/html');
  // `s-maxage` is meant for Next's own cache, which hears of changes; a shared cache on the way to a visitor does not.
  if (given['cache-control']?.includes('s-maxage')) given['cache-control'] = cacheControl.revalidated;
  // Next sends the policy of a page with every answer.
  delete given['content-security-policy'];
  if (!isPage || status === 304) {
    if (status === 304) response.removeHeader('content-security-policy'); // a browser would replace the page's policy by it
    const isPicture = /^(image|font)\//.test(type);
    if (isPicture) response.removeHeader('content-security-policy');
    const own = isPicture ? headers.shared : headers.plain;
    response.writeHead(status, { ...given, ...(status === 304 ? headers.every : own) });
    await pour(answer, response).catch(() => response.destroy());
    return;
  }
  const body = await buffer(answer);
  // Such as the head of a page at an address of the API, of which Next was asked for nothing else.
  if (body.length === 0) return void response.writeHead(status, { ...given, ...headersOfPage('') }).end();
  const isCompressed = given['content-encoding'] === 'gzip';
  const html = withDataInOneScript((isCompressed ? await expand(body) : body).toString('utf8'));
  const plain = Buffer.from(html);
  const sent = isCompressed ? await compress(plain) : plain;
  const said = status === 200 && isMarkedNotFound(html) ? 404 : status;
  response.writeHead(said, { ...given, ...headersOfPage(html), 'content-length': sent.length });
  response.end(sent); // without its body where only the head is asked for
}
