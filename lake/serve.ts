import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Lake } from './lake.ts';
import { LakeError } from './store/lake-error.ts';

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
  const server = createServer((incoming, outgoing) => void answer(lake, incoming, outgoing));
  // A client that sends its request slower than this is cut off.
  server.headersTimeout = 10_000;
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = 10_000;
  server.maxConnections = 2_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, host, resolve);
  });
  const actual = (server.address() as AddressInfo).port;
  return {
    port: actual,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(lake: Lake, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const aborted = new AbortController();
  outgoing.on('close', () => aborted.abort());
  try {
    const response = await lake.handle(toRequest(incoming, aborted.signal));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    if (!response.body || incoming.method === 'HEAD') outgoing.end();
    else await pipeline(Readable.fromWeb(response.body as never), outgoing);
  } catch (error) {
    // A reader that hangs up while an answer is under way is no fault.
    if (!aborted.signal.aborted) console.error('The lake could not finish an answer:', error);
    outgoing.destroy();
  }
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  const body = hasBody
    ? { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' }
    : {};
  return new Request(url, { method: incoming.method, headers, signal, ...body } as RequestInit);
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new LakeError(`The port ${port} is taken. Stop what runs there, or set LAKE_PORT to another port.`, {
    cause: error,
  });
}
