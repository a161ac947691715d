import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { readEnvironment } from '#settings/environment.ts';
import { listenOn } from './front/listen-on.ts';
import { openSite } from './open-site.ts';

const isDev = process.argv.includes('--dev');
const shutdownTimeoutMs = 5_000;

try {
  const environment = readEnvironment();
  process.env.RENEWAL_SECRET = randomUUID();
  const server = createServer();
  const site = await openSite(environment, server, {
    isDev,
    studioPort: Number(process.env.STUDIO_PORT) || undefined,
  });
  server.on('request', site.answer);
  await site.begin();
  await listenOn(server, environment.port, environment.host);
  process.send?.({ ready: environment.siteUrl });
  if (!process.send) console.log(`The site is ready at ${environment.siteUrl}`);

  const stop = () => {
    setTimeout(() => process.exit(0), shutdownTimeoutMs).unref();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    site.close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Started by another process: ends with it, however that ends.
  if (process.channel) process.once('disconnect', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
