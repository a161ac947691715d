import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hearing } from '#telemetry/exchanges/exchanges.ts';
import { requestIdHeader, requestIdOf } from '#telemetry/request/request-id.ts';
import { routeOf } from '../requests/route-of.ts';

/** Where a page came from: it was finished, or made for who asked. */
export type PageSource = 'records' | 'renderer';

/** What a front tells of the requests that it answers. */
export interface Attendance extends Hearing {
  /** Tells the addresses of proxies, whose ids of requests are believed, from all others. */
  isProxy: (address: string) => boolean;
  /** Hears where each page came from that was not sent at once. */
  hearPage: ((source: PageSource) => void) | undefined;
}

const left = 499; // whoever asked has gone before there was an answer

/** The id of a request: the one that a trusted proxy has given it, else a new one. */
export function idOf({ isProxy }: Attendance, { headers, socket }: IncomingMessage): string {
  return requestIdOf(headers[requestIdHeader], () => isProxy(socket.remoteAddress ?? ''));
}

/** Has a request be heard of once its answer is over. */
export function attend(
  attendance: Attendance,
  { method = 'GET', url = '' }: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): void {
  const begun = performance.now();
  const route = routeOf(url);
  response.once('close', () => {
    const status = response.headersSent ? response.statusCode : left;
    attendance.hear({ method, route, status, ms: performance.now() - begun }, requestId);
  });
}
