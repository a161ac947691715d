import { createServer, type RequestListener, type Server } from 'node:http';
import { limitConnections } from '#limits/limit-connections.ts';

/** How long visitors may hold connections of the site, and how many. */
export interface Patience {
  /** Milliseconds until the headers of a request must have arrived. */
  headersTimeout: number;
  /**
   * Milliseconds until the whole request must have arrived: a slow line needs this long for a file of ten megabytes.
   */
  requestTimeout: number;
  connectionsCheckingInterval: number;
  maxConnections: number;
  /** Connections of one address; a proxy on this machine, or a trusted one, may use all of them. */
  maxOfAddress: number;
}

/** What holds where a server is not told otherwise. */
export const usualPatience: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 180_000,
  connectionsCheckingInterval: 5_000,
  maxConnections: 10_000,
  maxOfAddress: 512,
};

/**
 * Creates a server for visitors that no client can block by sending nothing, by sending slowly, or by opening too many
 * connections.
 */
export function createSiteServer(
  listener: RequestListener,
  { isProxy, patience }: { isProxy: (address: string) => boolean; patience?: Partial<Patience> },
): Server {
  const { maxConnections, maxOfAddress, ...timeouts } = { ...usualPatience, ...patience };
  const server = createServer(timeouts, listener);
  server.maxConnections = maxConnections;
  limitConnections(server, maxOfAddress, isProxy);
  return server;
}
