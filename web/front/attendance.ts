import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HearExchange } from '#telemetry/request/exchanges.ts';
import { requestIdHeader, requestIdOf } from '#telemetry/request/request-id.ts';
import { routeOf } from './route-of.ts';

/** Where a page that a front has sent came from. */
export type PageSource = 'memory' | 'records' | 'renderer';

/** What a front tells of the requests that it answers. */
export interface Attendance {
  /** Tells the addresses of proxies, whose ids of requests are believed, from all others. */
  isProxy: (address: string) => boolean;
  /** Hears of every request that was answered. */
  hear: HearExchange;
  /** Hears where each page came from. */
  hearPage?: ((source: PageSource) => void) | undefined;
}

const left = 499; // whoever asked has gone before there was an answer

/** The id of a request: the one that a trusted proxy has given it, else a new one. */
export function idOf({ isProxy }: Attendance, { headers, socket }: IncomingMessage): string {
  return requestIdOf(headers[requestIdHeader], () => isProxy(socket.remoteAddress ?? ''));
}

/** Has a request be heard of once its answer is over. */
export function attend(
  { hear }: Attendance,
  { method = 'GET', url = '' }: IncomingMessage,
  response: ServerResponse,
  { requestId, begun }: { requestId: string; begun: number },
): void {
  const route = routeOf(url);
  response.once('close', () => {
    const status = response.headersSent ? response.statusCode : left;
    hear({ method, route, status, ms: performance.now() - begun }, requestId);
  });
}
