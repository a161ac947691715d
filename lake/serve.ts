import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { servePresence } from './features/presence/serve-presence.ts';
import { toRequest } from './kernel/http/to-request.ts';
import { Refusal } from './kernel/refusal.ts';
import { LakeError } from './kernel/store/lake-error.ts';
import type { Lake } from './lake.ts';

/** A lake that listens on a port. */
export interface ServedLake {
  port: number;
  url: string;
  close(): Promise<void>;
}

/** Lets a lake answer HTTP on a port (0 for any free one); throws LakeError when the port is taken. */
export async function serveLake(
  lake: Lake,
  { port, host = '127.0.0.1' }: { port: number; host?: string },
): Promise<ServedLake> {
  const server = createServer(timeouts, (incoming, outgoing) => void answer(lake, incoming, outgoing));
  server.timeout = 60_000; // of silence, which the heartbeat of an event stream breaks
  server.maxConnections = 2_000;
  const endPresence = servePresence(lake, server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, host, resolve);
  });
  const actual = (server.address() as AddressInfo).port; // it listens on a port, not on a pipe
  return {
    port: actual,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    close: () =>
      new Promise((resolve) => {
        endPresence();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

// A client that sends its request slower than this is cut off.
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 75_000, // a client that sends on a connection at the moment of its end has to ask anew
  connectionsCheckingInterval: 5_000,
};

async function answer(lake: Lake, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const aborted = new AbortController();
  outgoing.on('close', () => aborted.abort());
  try {
    const request = toRequest(incoming, aborted.signal);
    const response = request ? await lake.handle(request) : unreadable.toResponse();
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    if (!response.body || incoming.method === 'HEAD') outgoing.end();
    // Streams of Node's and of the web's types are one at run time.
    else await pipeline(Readable.fromWeb(response.body as never), outgoing);
  } catch (error) {
    // A reader that hangs up while an answer is under way is no fault.
    if (!aborted.signal.aborted) console.error('The lake could not finish an answer:', error);
    outgoing.destroy();
  }
}

const unreadable = new Refusal(400, 'The method, address or host of this request cannot be read.');

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new LakeError(`The port ${port} is taken. Stop what runs there, or set LAKE_PORT to another port.`, {
    cause: error,
  });
}
