import type { ServerResponse } from 'node:http';
import type { Headers } from '../../headers/site-headers.ts';

const plainText = { 'content-type': 'text/plain; charset=utf-8' };

/** Refuses a method that nothing of the site answers. */
export function refuseMethod(response: ServerResponse, headers: Headers): void {
  response.writeHead(405, { ...headers, allow: 'GET, HEAD, POST, OPTIONS' }).end();
}

/** Refuses a method that writes, where there is only something to read. */
export function refuseWriting(response: ServerResponse): void {
  response.writeHead(405, { allow: 'GET, HEAD' }).end();
}

/** Refuses a request sent by a page of another site. */
export function refuseOther(response: ServerResponse): void {
  response.writeHead(403, plainText);
  response.end('This comes from a page of another site. Open the page on this one and send it from there.\n');
}

/** Refuses a visitor who asks too often, and says after how many seconds to try again. */
export function refuseMore(response: ServerResponse, waitSeconds: number): void {
  response.writeHead(429, { ...plainText, 'retry-after': String(waitSeconds) });
  response.end(`Too many requests. Try again in ${waitSeconds} s.\n`);
}
