import type { IncomingMessage } from 'node:http';
import type { Attend } from '#lake/serve.ts';
import { isSameSecret } from '#limits/same-secret.ts';
import { trustedBy } from '#limits/sender-address.ts';
import { hearExchanges } from '#telemetry/exchanges/exchanges.ts';
import type { Figures } from '#telemetry/figures/figures.ts';
import type { Log } from '#telemetry/log/log.ts';
import { withRequest } from '#telemetry/request/current-request.ts';
import { requestIdHeader, requestIdOf } from '#telemetry/request/request-id.ts';

const nowhere = '/[...path]'; // the route of a request that matches none, or was refused before

/**
 * Attends to the requests of a lake: each gets an id, is logged with it, and is counted. The site, which has the
 * `token`, and trusted proxies may give a request its id.
 */
export function attendLake(
  log: Log,
  {
    figures,
    requests,
    token,
    trustedProxies,
  }: {
    figures: Figures | undefined;
    requests: 'failed' | 'all';
    token: string;
    trustedProxies: readonly string[];
  },
): Attend {
  const { hear } = hearExchanges(log, { figures, requests });
  const isProxy = trustedBy(trustedProxies);
  const isOfSite = ({ headers }: IncomingMessage) => isSameSecret(headers.authorization, `Bearer ${token}`);
  return (incoming, outgoing, answer) => {
    const begun = performance.now();
    const { method = 'GET', headers, socket } = incoming;
    const isBelieved = () => isProxy(socket.remoteAddress ?? '') || isOfSite(incoming);
    const requestId = requestIdOf(headers[requestIdHeader], isBelieved);
    let route = nowhere;
    outgoing.setHeader(requestIdHeader, requestId);
    outgoing.once('close', () => {
      const isStream = outgoing.getHeader('content-type') === 'text/event-stream';
      hear(
        { method, route, status: outgoing.statusCode, ms: performance.now() - begun, isStream },
        requestId,
      );
    });
    return withRequest(requestId, () =>
      answer((pattern) => {
        route = pattern;
      }),
    );
  };
}
