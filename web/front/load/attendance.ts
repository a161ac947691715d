import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hearing } from '#telemetry/exchanges/exchanges.ts';
import { requestIdHeader, requestIdOf } from '#telemetry/request/request-id.ts';
import { routeOf } from '../requests/route-of.ts';

/** Where a page came from: finished in the records, or made by the renderer on request. */
export type PageSource = 'records' | 'renderer';

/** Hears of the requests that a front answers. */
export interface Attendance extends Hearing {
  /** Whether an address is that of a trusted proxy, whose request ids are believed. */
  isProxy: (address: string) => boolean;
  /** Hears where each page came from that was not sent at once; undefined where nobody counts. */
  hearPage: ((source: PageSource) => void) | undefined;
}

const left = 499; // the client closed the connection before there was an answer

/** The id of a request: the one that a trusted proxy has given it, else a new one. */
export function idOf({ isProxy }: Attendance, { headers, socket }: IncomingMessage): string {
  return requestIdOf(headers[requestIdHeader], () => isProxy(socket.remoteAddress ?? ''));
}

/** Reports a request to `attendance` once its answer is over. */
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
