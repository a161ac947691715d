import {
  type IncomingMessage,
  type RequestListener,
  request as requestOf,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { pour } from '#limits/pour.ts';
import type { Environment } from '#settings/environment.ts';
import { studioHeaders, withSettings } from './studio-page.ts';
import { studioPolicy } from './studio-policy.ts';

/**
 * Serves the Studio from its development server, under the address, the settings and the policy of the built one; calls
 * `want` when a request comes while that server is not running.
 */
export function passToStudio(environment: Environment, port: number, want: () => void): RequestListener {
  const headers = studioHeaders(
    environment,
    // Vite writes scripts into the page.
    studioPolicy(environment, ["'unsafe-inline'"], `ws://localhost:${port}`),
  );
  return (request, response) => {
    const asked = requestOf(
      {
        port,
        host: '127.0.0.1',
        method: request.method,
        path: request.url?.replace(/^\/studio(?=\?|$)/, '/studio/'),
        headers: { ...request.headers, host: `localhost:${port}` },
      },
      (answer) => void pass(answer, response).catch(() => response.destroy()),
    );
    asked.on('error', () => {
      // In the middle of an answer nothing can be said any more, and a visitor who has left would not hear it.
      if (response.headersSent || response.destroyed) return void response.destroy();
      want();
      response
        .writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1', refresh: '1' })
        .end('The Studio is getting ready …\n');
    });
    request.pipe(asked);
    response.once('close', () => asked.destroy());
  };

  async function pass(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    if (answer.headers['content-type']?.startsWith('text/html')) {
      const html = withSettings(await text(answer), environment);
      response.writeHead(answer.statusCode ?? 200, headers).end(html);
      return;
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    await pour(answer, response);
  }
}
