import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/**
 * Serves figures to Prometheus at `/metrics` of a port of their own, which nobody else should reach. Throws a sentence
 * that names the setting to change when it cannot listen there.
 */
export async function serveFigures(
  { port, host }: { port: number; host: string },
  read: () => Promise<string>,
): Promise<Server> {
  const server = createServer(async ({ url, method }, response) => {
    if (url !== '/metrics' || method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      return void response.end('The figures stand at /metrics.\n');
    }
    try {
      const text = await read();
      response.writeHead(200, {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.end(text);
    } catch (error) {
      console.error('The figures could not be read:', error);
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new Error(whyNot(cause, port, host), { cause });
  }
  return server;
}

function whyNot(error: unknown, port: number, host: string): string {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isTaken) return `The port ${port} is taken. Stop what runs there, or set METRICS_PORT to another port.`;
  const reason = error instanceof Error ? error.message : String(error);
  return `The figures cannot be served at the port ${port} of "${host}" (${reason}). Set METRICS_HOST to an address of this machine, or METRICS_PORT to another port, one from 1024 on where this process has no rights.`;
}
