import type { ServerResponse } from 'node:http';
import type { Headers } from '../../headers/site-headers.ts';

/** Sets headers on an answer; headers given later to `writeHead` override them. */
export function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
