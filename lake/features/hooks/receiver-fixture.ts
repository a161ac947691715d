import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody whom hooks tell, on a port of loopback. */
export interface Receiver {
  url: string;
  /** What was told, as JSON says it. */
  received: unknown[];
  close(): Promise<void>;
}

/** Starts somebody who keeps all that is told, and answers with the status that `answer` says, in its time. */
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
