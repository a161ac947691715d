import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FinishedPage, plainOf } from '../finished/finished-page.ts';

/** Answers with a finished page in the best encoding the visitor accepts, or 304 when he has it already. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  status = page.status,
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = encoding === 'identity' ? page.etag : `${page.etag.slice(0, -1)}-${encoding}"`;
  const headers: Record<string, string | number> = {
    'cache-control': 'public, max-age=0, must-revalidate',
    ...page.headers,
    etag,
    vary: 'Accept-Encoding',
  };
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = encoding === 'identity' ? plainOf(page) : page[encoding];
  headers['content-length'] = body.length;
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
}

const offers = (name: string) => new RegExp(`(^|[\\s,])${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`, 'i');
const [offersBrotli, offersGzip] = [offers('br'), offers('gzip')];

/** Brotli before gzip before nothing; an encoding marked `q=0` is refused. */
export function chooseEncoding(accepted = ''): 'br' | 'gzip' | 'identity' {
  if (offersBrotli.test(accepted)) return 'br';
  return offersGzip.test(accepted) ? 'gzip' : 'identity';
}
