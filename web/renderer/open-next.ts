import type { RequestListener, Server } from 'node:http';
import next from 'next';
import type { Environment } from '#settings/environment.ts';
import { webDir } from '../web-dir.ts';

/**
 * Opens the built site in Next, or Next's development server, which also hooks into `server` for what it needs besides
 * requests.
 */
export async function openNext(
  { port }: Environment,
  server: Server,
  { isDev }: { isDev: boolean },
): Promise<RequestListener> {
  const app = next({ dev: isDev, dir: webDir, hostname: 'localhost', port, httpServer: server });
  await app.prepare();
  const handle = app.getRequestHandler();
  return (request, response) => void handle(request, response);
}
