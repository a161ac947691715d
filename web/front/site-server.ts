import { createServer, type RequestListener, type Server } from 'node:http';
import { limitConnections } from '#limits/limit-connections.ts';

/** How long and how many visitors may hold the site. */
export interface Patience {
  /** Who has not said what he wants by then makes room for others. */
  headersTimeout: number;
  /** And who has not sent all of it: a file of ten megabytes takes a slow line so long. */
  requestTimeout: number;
  connectionsCheckingInterval: number;
  maxConnections: number;
  /** Of one address; a proxy on this machine, or one that is trusted, may have all. */
  maxOfAddress: number;
}

const usual: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 180_000,
  connectionsCheckingInterval: 5_000,
  maxConnections: 10_000,
  maxOfAddress: 512,
};

/** A server for visitors, which nobody holds by saying nothing, by saying it slowly, or by coming too often at one time. */
export function createSiteServer(
  listener: RequestListener,
  { isProxy, patience }: { isProxy: (address: string) => boolean; patience?: Partial<Patience> },
): Server {
  const { maxConnections, maxOfAddress, ...timeouts } = { ...usual, ...patience };
  const server = createServer(timeouts, listener);
  server.maxConnections = maxConnections;
  limitConnections(server, maxOfAddress, isProxy);
  return server;
}
