import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** Lets Prometheus read figures at `/metrics` of a port of their own, which nobody else should reach; a taken port is said in one sentence. */
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
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken
      ? new Error(`The port ${port} is taken. Stop what runs there, or set METRICS_PORT to another port.`)
      : error;
  }
  return server;
}
