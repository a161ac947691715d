import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a port of loopback that hooks can tell. */
export interface Receiver {
  url: string;
  /** The bodies of the requests, read as JSON. */
  received: unknown[];
  close(): Promise<void>;
}

/**
 * Starts a receiver that keeps all that it is told. It answers each request with the status that `answer` gives, once
 * that is there.
 */
export async function startReceiver(answer: () => number | Promise<number> = () => 200): Promise<Receiver> {
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push(JSON.parse(body));
    response.writeHead(await answer()).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    url: `http://127.0.0.1:${port}/`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
