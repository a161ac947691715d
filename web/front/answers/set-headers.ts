import type { ServerResponse } from 'node:http';
import type { Headers } from '../../headers/site-headers.ts';

/** Has an answer say some headers, unless what is sent later says them otherwise. */
export function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
