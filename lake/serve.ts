import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limitConnections } from '@tessera/limits/limit-connections';
import { isLoopbackAddress } from '@tessera/limits/loopback';
import { servePresence } from './features/presence/serve-presence.ts';
import { TooSlow } from './kernel/http/held-body.ts';
import { sendAnswer } from './kernel/http/send-answer.ts';
import { toRequest } from './kernel/http/to-request.ts';
import { inBrackets } from './kernel/name-of.ts';
import { Refusal } from './kernel/refusal.ts';
import { LakeError } from './kernel/store/lake-error.ts';
import type { Lake } from './lake.ts';

/** A lake that listens on a port. */
export interface ServedLake {
  port: number;
  url: string;
  close(): Promise<void>;
}

/**
 * Wraps the answering of a request: it may set headers before it calls `answer`, and look at the outcome after.
 * `answer` passes on the pattern of the route once that is found.
 */
export type Attend = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (hearRoute: (pattern: string) => void) => Promise<void>,
) => Promise<void>;

/**
 * Serves a lake over HTTP on a port (0 for any free one); throws LakeError when the port is taken. `close` waits at
 * most `maxDrainMs` for requests under way, ends streams and sockets so that their readers reconnect, and refuses new
 * requests. With `socket`, the file descriptor of a listening socket that the parent process holds too, new connections
 * wait there for the next lake instead. A request whose body takes longer than `maxArrivalMs` is cut off; a file that
 * is uploaded may take an hour, because much of it comes over slow lines.
 */
export async function serveLake(
  lake: Lake,
  {
    port,
    host = '127.0.0.1',
    socket,
    maxDrainMs = usualMaxDrainMs,
    maxArrivalMs = usualMaxArrivalMs,
    maxConnectionsOfAddress = usualConnections,
    attend = (_incoming, _outgoing, answer) => answer(() => {}),
  }: {
    port: number;
    host?: string;
    socket?: number | undefined;
    maxDrainMs?: number;
    maxArrivalMs?: number;
    maxConnectionsOfAddress?: number | undefined;
    attend?: Attend;
  },
): Promise<ServedLake> {
  const underWay = new Set<Exchange>();
  let isClosing = false;
  let tellEmpty = () => {};
  const server = createServer(
    { ...timeouts, shouldUpgradeCallback: asksForSocket },
    async (incoming, outgoing) => {
      if (isClosing) return refuse(closing, outgoing);
      const exchange: Exchange = {
        aborted: new AbortController(),
        isStream: false,
        isLast: () => isClosing,
      };
      underWay.add(exchange);
      if (!isUpload(incoming)) limitArrival(incoming, maxArrivalMs);
      const closed = new Promise((resolve) => outgoing.once('close', resolve));
      await attend(incoming, outgoing, (hearRoute) =>
        answer({ lake, exchange, hearRoute }, incoming, outgoing),
      );
      await closed;
      underWay.delete(exchange);
      if (underWay.size === 0) tellEmpty();
    },
  );
  server.timeout = 60_000; // of silence, which streams of events break by their heartbeat
  server.maxConnections = maxConnections;
  limitConnections(server, maxConnectionsOfAddress, lake.standsForMany);
  const presence = servePresence(lake, server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, lake)));
    if (socket === undefined) server.listen(port, host, resolve);
    else server.listen({ fd: socket }, resolve);
  });
  const actual = (server.address() as AddressInfo).port; // it listens on a port, not on a pipe

  /** Resolves when nothing is under way any more, or after `maxDrainMs`. */
  async function drain(): Promise<void> {
    for (const { aborted, isStream } of underWay) if (isStream) aborted.abort();
    if (underWay.size === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    tellEmpty = resolve;
    const timer = setTimeout(resolve, maxDrainMs);
    await promise;
    clearTimeout(timer);
  }

  return {
    port: actual,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    async close() {
      isClosing = true;
      const closed = new Promise<void>((resolve) => server.once('close', resolve));
      if (socket === undefined) server.closeIdleConnections();
      else server.close();
      await Promise.all([presence.leave(), drain()]);
      presence.end();
      if (socket === undefined) server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A request and its answer, as long as they are under way. */
interface Exchange {
  aborted: AbortController;
  /** Whether the answer is a stream of events, which ends only when it is ended. */
  isStream: boolean;
  /** Whether nothing more will be answered on its connection. */
  isLast(): boolean;
}

const maxConnections = 4_000;
/** Connections of one address, unless told otherwise; this machine and proxies have no such limit. */
export const usualConnections = 512;
const usualMaxDrainMs = 8_000; // shorter than the ten seconds after which whoever started the lake kills it

const usualMaxArrivalMs = 120_000;

// A client that sends its request slower than this is cut off.
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 3_600_000, // of an upload; limitArrival() cuts off all others
  keepAliveTimeout: 75_000, // long, because a request sent just as its connection closes has to be sent again
  connectionsCheckingInterval: 5_000,
};

const isUpload = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && /^\/v[^/]+\/assets\//.test(url);

/** Cuts a request off that has not arrived as a whole after so many milliseconds. */
function limitArrival(incoming: IncomingMessage, ms: number): void {
  if (incoming.complete) return;
  const timer = setTimeout(() => incoming.complete || incoming.socket.destroy(), ms).unref();
  for (const event of ['end', 'close']) incoming.once(event, () => clearTimeout(timer));
}

/**
 * Whether a request asks for a WebSocket. An upgrade to HTTP/2 is ignored and answered as HTTP/1.1, because clients of
 * Java and curl offer it with every request.
 */
const asksForSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

async function answer(
  { lake, exchange, hearRoute }: { lake: Lake; exchange: Exchange; hearRoute: (pattern: string) => void },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { aborted } = exchange;
  outgoing.on('close', () => aborted.abort());
  const accepted = isNear(incoming) ? undefined : incoming.headers['accept-encoding'];
  try {
    const request = toRequest(incoming, aborted.signal);
    const response = request
      ? await lake.handle(request, incoming.socket.remoteAddress, hearRoute)
      : unreadable.toResponse();
    exchange.isStream = response.headers.get('content-type') === 'text/event-stream';
    if (exchange.isLast()) {
      outgoing.setHeader('Connection', 'close');
      if (exchange.isStream) aborted.abort();
    }
    await sendAnswer(response, outgoing, { accepted, isHead: incoming.method === 'HEAD' });
  } catch (error) {
    // A reader that hangs up during an answer is no fault, nor is one that was cut off for being too slow.
    if (!aborted.signal.aborted && !(error instanceof TooSlow))
      console.error('The lake could not finish an answer:', error);
    outgoing.destroy();
  }
}

/**
 * Whether a request comes from this machine and was forwarded for nobody else: compressing would cost more time than
 * sending.
 */
function isNear({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return isLoopbackAddress(socket.remoteAddress ?? '') && !isForwarded;
}

/** Answers with a refusal without looking at the request, and lets the connection end. */
async function refuse(refusal: Refusal, outgoing: ServerResponse): Promise<void> {
  const response = refusal.toResponse();
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}

const closing = new Refusal(503, 'The lake is shutting down. Try again in a moment.', undefined, {
  Connection: 'close',
  'Retry-After': '1',
});
const unreadable = new Refusal(400, 'The method, address or host of this request cannot be read.');

function explain(error: NodeJS.ErrnoException, port: number, { nameOf }: Lake): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new LakeError(
    `The port ${port} is taken. Stop what runs there, or use another port${inBrackets('port', nameOf)}.`,
    {
      cause: error,
    },
  );
}
