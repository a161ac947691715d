import { createServer, type Server } from 'node:http';

/** The content of every asset. */
export const content = Buffer.alloc(200_000, 'A picture. ');
/** The hash of an asset that the lake does not have. */
export const missing = 'f'.repeat(40);
/** The hash of an asset that never ends. */
export const endless = 'e'.repeat(40);
/** The hash of an asset that redirects elsewhere. */
export const elsewhere = 'd'.repeat(40);
/** The hash of an asset for which the lake never finishes drawing. */
export const slow = 'c1'.repeat(20);
/** The hash of an asset so long that nobody has ever had all of it. */
export const long = 'a1'.repeat(20);
/** The hash of an asset of which there is a better version soon. */
export const soonBetter = 'b1'.repeat(20);

/** What a test's lake was asked, and how it is to answer. */
export interface AssetLakeState {
  asked: string[];
  /** Whether all its assets are deleted. */
  isDeleted: boolean;
  /** Whether it now has the better version of `soonBetter`. */
  isBetter: boolean;
}

/** Creates a lake that has every asset, except for the special ones above. */
export function assetLake(state: AssetLakeState): Server {
  return createServer((request, response) => {
    state.asked.push(request.url ?? '');
    if (state.isDeleted || request.url?.includes(missing)) response.writeHead(404).end('There is none.');
    else if (request.url?.includes(slow)) response.on('close', () => state.asked.push('given up'));
    else if (request.url?.includes(long)) {
      response.on('close', () => state.asked.push('given up'));
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 2 ** 40 }).write(content);
    } else if (request.url?.includes(endless))
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    else if (request.url?.includes(soonBetter) && request.method === 'GET')
      response
        .writeHead(200, {
          'content-type': state.isBetter ? 'image/avif' : 'image/webp',
          'content-length': content.length,
          'cache-control': state.isBetter ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
        })
        .end(content);
    else if (request.url?.includes(elsewhere))
      response.writeHead(307, { location: '/v1/data/query/d' }).end('Somewhere else.');
    else if (request.headers.range === 'bytes=0-')
      response
        .writeHead(206, {
          'content-type': 'video/mp4',
          'content-length': content.length,
          'content-range': `bytes 0-${content.length - 1}/${content.length}`,
        })
        .end(content);
    else
      response
        .writeHead(200, {
          'content-type': request.url?.includes('.svg') ? 'image/svg+xml' : 'image/png',
          'content-length': content.length,
        })
        .end(content);
  });
}
